import { crc32 } from 'node:zlib'
import type { Picture } from './picture.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** What the picture itself needs; texts, times, positions and unknown chunks are left out. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'IDAT', 'IEND'])
/** Length, type and check sum of a chunk. */
const FRAME = 12

/** A PNG: its chunks, each with a right check sum, from IHDR to IEND; what lies behind is left out. */
export function pngOf(file: Buffer): Picture | undefined {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined
  const chunks = chunksOf(file.subarray(SIGNATURE.length))
  const [head] = chunks ?? []
  if (!chunks || head?.type !== 'IHDR' || head.data.length !== 13) return undefined
  if (!chunks.some(({ type }) => type === 'IDAT') || chunks.at(-1)?.type !== 'IEND') return undefined

  const kept = chunks.filter(({ type }) => KEPT.has(type)).map(({ whole }) => whole)
  return {
    type: 'image/png',
    extension: 'png',
    width: head.data.readUInt32BE(0),
    height: head.data.readUInt32BE(4),
    bytes: Buffer.concat([SIGNATURE, ...kept]),
  }
}

interface Chunk {
  type: string
  data: Buffer
  whole: Buffer
}

function chunksOf(body: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = []
  for (let at = 0; at < body.length; ) {
    if (chunks.at(-1)?.type === 'IEND') break
    if (at + FRAME > body.length) return undefined
    const end = at + FRAME + body.readUInt32BE(at)
    if (end > body.length) return undefined
    const whole = body.subarray(at, end)
    if (crc32(whole.subarray(4, -4)) !== whole.readUInt32BE(whole.length - 4)) return undefined
    chunks.push({ type: whole.toString('latin1', 4, 8), data: whole.subarray(8, -4), whole })
    at = end
  }
  return chunks
}
