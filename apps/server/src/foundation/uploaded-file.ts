import { createHash } from 'node:crypto'

/** Longer names are cut in front of their ending. */
const MAX_NAME = 120

/** A file of a form, read whole. In the audit log and in the hash of a request its bytes are told by their digest. */
export class UploadedFile extends File {
  readonly content: Buffer<ArrayBuffer>

  constructor(content: Buffer, { filename, mimetype }: { filename: string; mimetype: string }) {
    const bytes = Buffer.from(content)
    super([bytes], plainName(filename), { type: mimetype })
    this.content = bytes
  }

  toJSON() {
    const sha256 = createHash('sha256').update(this.content).digest('hex')
    return { name: this.name, size: this.size, sha256 }
  }
}

/** The last part of a name without what no file system or header takes; never empty. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last.toWellFormed().replace(/[\p{Cc}\p{Cf}"*:<>?|]/gu, '')
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]{1,10})?$/.exec(plain.trim()) ?? []
  return `${stem.slice(0, MAX_NAME - ending.length) || 'file'}${ending}`
}
