import { gifOf } from './gif.ts'
import { jpegOf } from './jpeg.ts'
import type { Picture } from './picture.ts'
import { pngOf } from './png.ts'

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
