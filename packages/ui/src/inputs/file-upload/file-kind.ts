/** What the first bytes of a file say that it is; office documents are zip archives. */
export type FileKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'pdf' | 'zip'

/** How many bytes are enough to tell. */
export const HEAD_BYTES = 16

const signatures: readonly (readonly [kind: FileKind, offset: number, bytes: readonly number[]])[] = [
  ['jpeg', 0, [0xff, 0xd8, 0xff]],
  ['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', 0, [...ascii('GIF87a')]],
  ['gif', 0, [...ascii('GIF89a')]],
  ['webp', 8, [...ascii('WEBP')]],
  ['pdf', 0, [...ascii('%PDF-')]],
  ['zip', 0, [...ascii('PK'), 3, 4]],
  ['zip', 0, [...ascii('PK'), 5, 6]],
]

const kindByExtension: Readonly<Record<string, FileKind>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  pdf: 'pdf',
  zip: 'zip',
  xlsx: 'zip',
  docx: 'zip',
  pptx: 'zip',
}

/** Reads the signature of a file; nothing for texts and for what has none. */
export function kindOf(head: Uint8Array): FileKind | undefined {
  const found = signatures.find(([, offset, bytes]) => bytes.every((byte, at) => head[offset + at] === byte))
  return found?.[0] === 'webp' && !startsWith(head, 'RIFF') ? undefined : found?.[0]
}

/** The ending of a file's name, lower case; empty where it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/** Whether the content is what the name says. A text must not carry the signature of something else. */
export function isWhatItSays(name: string, head: Uint8Array): boolean {
  return kindOf(head) === kindByExtension[extensionOf(name)]
}

function startsWith(head: Uint8Array, text: string): boolean {
  return [...ascii(text)].every((byte, at) => head[at] === byte)
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
