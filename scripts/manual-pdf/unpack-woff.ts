import { inflateSync } from 'node:zlib'

const HEADER = { woff: 44, sfnt: 12 }
const ENTRY = { woff: 20, sfnt: 16 }

interface Table {
  tag: string
  checksum: number
  content: Buffer
}

/**
 * The plain font in a WOFF file. The PDF's own reader of WOFF unpacks a table anew for each letter, which takes
 * minutes where this takes milliseconds.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file.')
  const flavour = woff.readUInt32BE(4)
  const count = woff.readUInt16BE(12)
  return packSfnt(
    flavour,
    Array.from({ length: count }, (_, index) => tableAt(woff, HEADER.woff + index * ENTRY.woff)),
  )
}

function tableAt(woff: Buffer, at: number): Table {
  const offset = woff.readUInt32BE(at + 4)
  const packedLength = woff.readUInt32BE(at + 8)
  const length = woff.readUInt32BE(at + 12)
  const packed = woff.subarray(offset, offset + packedLength)
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    // A table that would not become smaller is stored as it is.
    content: packedLength < length ? inflateSync(packed) : packed,
  }
}

/** The font file of these tables: a directory, and each table at a multiple of four bytes. */
function packSfnt(flavour: number, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(HEADER.sfnt + tables.length * ENTRY.sfnt)
  const power = Math.floor(Math.log2(tables.length))
  directory.writeUInt32BE(flavour, 0)
  directory.writeUInt16BE(tables.length, 4)
  directory.writeUInt16BE(2 ** power * 16, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(tables.length * 16 - 2 ** power * 16, 10)

  const parts = [directory]
  let offset = directory.length
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = HEADER.sfnt + index * ENTRY.sfnt
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(checksum, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(content.length, at + 12)
    const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)])
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
