import type { Picture } from './picture.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
/** Tables, frames, scans and the restart interval; of the application's segments only those that say the colours. */
const COLOURS: Readonly<Record<number, string>> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' }
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef

function isNote(marker: number, data: Buffer): boolean {
  if (!isApplication(marker)) return marker === 0xfe
  const name = COLOURS[marker]
  return name === undefined || data.toString('latin1', 0, name.length) !== name
}

/**
 * A JPEG: its segments from SOI to EOI. Comments and EXIF, which may tell a place, are left out, and so is what cameras
 * and programs put behind the end: second pictures, depths, films.
 */
export function jpegOf(file: Buffer): Picture | undefined {
  if (file[0] !== 0xff || file[1] !== START) return undefined
  const kept: Buffer[] = [file.subarray(0, 2)]
  let size: { width: number; height: number } | undefined
  let hasScan = false

  for (let at = 2; at + 1 < file.length; ) {
    const marker = file[at + 1]
    if (file[at] !== 0xff || marker === undefined) return undefined
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) {
      if (!size || !hasScan) return undefined
      return {
        type: 'image/jpeg',
        extension: 'jpg',
        ...size,
        bytes: Buffer.concat([...kept, file.subarray(at, at + 2)]),
      }
    }
    if (at + 4 > file.length) return undefined
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length || end < at + 4) return undefined
    if (isFrame(marker)) {
      if (end < at + 9) return undefined
      size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    }
    const next = marker === SCAN ? endOfScan(file, end) : end
    hasScan ||= marker === SCAN
    if (!isNote(marker, file.subarray(at + 4, end))) kept.push(file.subarray(at, next))
    at = next
  }
  return undefined
}

/** Where the coded data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    const next = file[at + 1] ?? 0
    if (file[at] === 0xff && next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return file.length
}
