import { gifOf } from './gif.ts'
import { jpegOf } from './jpeg.ts'
import type { Picture } from './picture.ts'
import { pngOf } from './png.ts'

/** Longer edges are no portrait; a file of a hundred bytes may claim any. */
const MAX_EDGE = 8_192
const MAX_PIXELS = 40_000_000
/** Nobody sees a difference from what the camera has made. */
const QUALITY = 92

/**
 * Reads a picture by its content, whatever its name and its declared type say, and turns it upright where the camera
 * says how it was held. Nothing for anything else: another format, a file that is cut off, one of a size that nobody
 * can show.
 */
export async function readPicture(bytes: Buffer): Promise<Picture | undefined> {
  const picture = pngOf(bytes) ?? jpegOf(bytes) ?? gifOf(bytes)
  if (!picture || !isShowable(picture)) return undefined
  return picture.type === 'image/jpeg' && bytes.includes('Exif\0\0') ? upright(bytes, picture) : picture
}

function isShowable({ width, height }: Picture): boolean {
  const isWithin = (edge: number) => edge >= 1 && edge <= MAX_EDGE
  return isWithin(width) && isWithin(height) && width * height <= MAX_PIXELS
}

/** Only pictures that lie are drawn anew; all others stay as the camera made them. */
async function upright(bytes: Buffer, picture: Picture): Promise<Picture | undefined> {
  const { default: sharp } = await import('sharp')
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  try {
    const { orientation = 1 } = await source.metadata()
    if (orientation === 1) return picture
    return jpegOf(await source.autoOrient().keepIccProfile().jpeg({ quality: QUALITY }).toBuffer())
  } catch {
    // Its segments are in order, but there is no picture in them.
    return undefined
  }
}
