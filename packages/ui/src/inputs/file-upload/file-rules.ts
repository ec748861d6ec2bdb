import type { Formats } from '../../foundation/language/formats.ts'

/** Which files are taken. */
export interface FileRules {
  /** Endings in lower case, without the dot; without the list every ending is taken. */
  extensions?: readonly string[] | undefined
  /** The most bytes of one file, counted by 1024; no limit by default. */
  maxBytes?: number | undefined
}

/** Why a file was refused. */
export type Refusal = 'heic' | 'ending' | 'content' | 'large' | 'empty' | 'many'

/** What the rules read of a file. */
export interface FileFacts {
  name: string
  size: number
  head: Uint8Array
}

/** Checks the ending, the content behind it, and the size; the server does it again. */
export function refusalOf(
  { name, size, head }: FileFacts,
  { extensions, maxBytes }: FileRules,
): Refusal | undefined {
  const takesPictures = extensions?.some((extension) => PICTURES.includes(extension))
  if (takesPictures && isHeic({ name, head })) return 'heic'
  if (extensions && !extensions.includes(extensionOf(name))) return 'ending'
  if (size === 0) return 'empty'
  if (maxBytes !== undefined && size > maxBytes) return 'large'
  return isWhatItSays(name, head) ? undefined : 'content'
}

/** Whether it is what iPhones make of a picture, and few programs read; some pages give it the name of a JPEG. */
export function isHeic({ name, head }: Pick<FileFacts, 'name' | 'head'>): boolean {
  const brand = String.fromCharCode(...head.slice(4, 12))
  return ['heic', 'heif'].includes(extensionOf(name)) || /^ftyp(hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand)
}

/** Reads as much of a file as tells what it is. */
export async function factsOf(file: File): Promise<FileFacts> {
  const head = await file.slice(0, HEAD_BYTES).arrayBuffer()
  return { name: file.name, size: file.size, head: new Uint8Array(head) }
}

/** What the browser's own dialog offers: `.pdf,.png`; where only pictures are taken, a phone's camera too. */
export function acceptOf(extensions: readonly string[] | undefined): string | undefined {
  if (extensions?.every((extension) => PICTURES.includes(extension))) return 'image/*'
  return extensions?.map((extension) => `.${extension}`).join(',')
}

/** "1.4 MB": in the unit in which it reads best, 1 KB being 1024 bytes as file managers count. */
export function bytesText(bytes: number, { number }: Pick<Formats, 'number'>): string {
  if (bytes < 1_024) return `${number(bytes)} B`
  const units = ['KB', 'MB', 'GB']
  let value = bytes / 1_024
  let unit = 0
  while (value >= 1_024 && unit < units.length - 1) {
    value /= 1_024
    unit += 1
  }
  return `${number(value, Number.isInteger(value) || value >= 100 ? 0 : 1)} ${units[unit]}`
}

/** What the first bytes of a file say that it is; office documents are zip archives. */
export type FileKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'pdf' | 'zip'

const PICTURES: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp']

/** How many bytes are enough to tell. */
const HEAD_BYTES = 16

const signatures: readonly (readonly [kind: FileKind, offset: number, bytes: readonly number[]])[] = [
  ['jpeg', 0, [0xff, 0xd8, 0xff]],
  ['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', 0, ascii('GIF87a')],
  ['gif', 0, ascii('GIF89a')],
  ['webp', 8, ascii('WEBP')],
  ['pdf', 0, ascii('%PDF-')],
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
  const says = (bytes: readonly number[], offset = 0) => bytes.every((byte, at) => head[offset + at] === byte)
  const [kind] = signatures.find(([, offset, bytes]) => says(bytes, offset)) ?? []
  return kind === 'webp' && !says(ascii('RIFF')) ? undefined : kind
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

function ascii(text: string): readonly number[] {
  return [...new TextEncoder().encode(text)]
}
