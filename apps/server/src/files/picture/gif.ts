import type { Picture } from './picture.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
/** How a frame is shown, and how often the whole is repeated; comments and texts are left out. */
const KEPT = new Set([0xf9, 0xff])
const HEAD = 13

/** A GIF: its blocks from the header to the trailer; what lies behind is left out. */
export function gifOf(file: Buffer): Picture | undefined {
  if (!/^GIF8[79]a$/.test(file.toString('latin1', 0, 6)) || file.length < HEAD) return undefined
  const blocks = blocksOf(file, HEAD + coloursIn(file, 10))
  return (
    blocks && {
      type: 'image/gif',
      extension: 'gif',
      width: file.readUInt16LE(6),
      height: file.readUInt16LE(8),
      bytes: Buffer.concat([file.subarray(0, HEAD + coloursIn(file, 10)), ...blocks]),
    }
  )
}

/** The blocks behind the colours, the trailer included; nothing where one is cut off. */
function blocksOf(file: Buffer, from: number): Buffer[] | undefined {
  const kept: Buffer[] = []
  let hasImage = false
  for (let at = from; at < file.length; ) {
    const kind = file[at]
    if (kind === TRAILER) return hasImage ? [...kept, file.subarray(at, at + 1)] : undefined
    const isImage = kind === IMAGE
    if (!isImage && kind !== EXTENSION) return undefined
    // An image is a descriptor of ten bytes, its own colours, and the size of its codes.
    const end = endOfParts(file, isImage ? at + 11 + coloursIn(file, at + 9) : at + 2)
    if (end === undefined) return undefined
    if (isImage || KEPT.has(file[at + 1] ?? 0)) kept.push(file.subarray(at, end))
    hasImage ||= isImage
    at = end
  }
  return undefined
}

/** How many bytes the table of colours has that these flags announce. */
function coloursIn(file: Buffer, flagsAt: number): number {
  const flags = file[flagsAt] ?? 0
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Behind a row of parts, each with its length in front, the last one empty. */
function endOfParts(file: Buffer, from: number): number | undefined {
  for (let at = from; at < file.length; ) {
    const length = file[at] ?? 0
    at += 1 + length
    if (length === 0) return at
  }
  return undefined
}
