import { gifOf } from './gif.ts'
import { jpegOf } from './jpeg.ts'
import { pngOf } from './png.ts'

/** A picture that is one from its first byte to its last, without what it tells beside the picture. */
export interface Picture {
  type: 'image/jpeg' | 'image/png' | 'image/gif'
  /** The ending of its file. */
  extension: 'jpg' | 'png' | 'gif'
  width: number
  height: number
  /** What is stored: comments, positions and whatever else was hidden in the file are gone. */
  bytes: Buffer
}

/** Longer edges are no portrait; a file of a hundred bytes may claim any. */
const MAX_EDGE = 8_192
const MAX_PIXELS = 40_000_000

/**
 * Reads a picture by its content, whatever its name and its declared type say. Nothing for anything else: another
 * format, a file that is cut off, one with something behind its end, one of a size that nobody can show.
 */
export function readPicture(bytes: Buffer): Picture | undefined {
  const picture = pngOf(bytes) ?? jpegOf(bytes) ?? gifOf(bytes)
  return picture && isShowable(picture) ? picture : undefined
}

function isShowable({ width, height }: Picture): boolean {
  const isWithin = (edge: number) => edge >= 1 && edge <= MAX_EDGE
  return isWithin(width) && isWithin(height) && width * height <= MAX_PIXELS
}
