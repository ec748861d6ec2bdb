import { gifOf } from './gif.ts'
import { jpegOf } from './jpeg.ts'
import type { Picture } from './picture.ts'
import { pngOf } from './png.ts'

/** Longer edges are no portrait; a file of a hundred bytes may claim any. */
const MAX_EDGE = 8_192
const MAX_PIXELS = 40_000_000
/** Nobody sees a difference from what the camera has made. */
const QUALITY = 92
/** What stands before a camera's notes, among them how it was held. */
const EXIF: Partial<Record<Picture['type'], string>> = { 'image/jpeg': 'Exif\0\0', 'image/png': 'eXIf' }

/**
 * Reads a picture by its content, whatever its name and its declared type say, and turns it upright where the camera
 * says how it was held. Nothing for anything else: another format, a file that is cut off, one of a size that nobody
 * can show.
 */
export async function readPicture(bytes: Buffer): Promise<Picture | undefined> {
  const picture = pictureIn(bytes)
  if (!picture || !isShowable(picture)) return undefined
  const mark = EXIF[picture.type]
  return mark && bytes.includes(mark) ? upright(bytes, picture) : picture
}

/** Whether these bytes are a picture of a known format that is refused for its size alone. */
export function isTooLarge(bytes: Buffer): boolean {
  const picture = pictureIn(bytes)
  return picture !== undefined && picture.width > 0 && picture.height > 0 && !isShowable(picture)
}

const pictureIn = (bytes: Buffer) => pngOf(bytes) ?? jpegOf(bytes) ?? gifOf(bytes)

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
    const turned = source.autoOrient().keepIccProfile()
    return picture.type === 'image/png'
      ? pngOf(await turned.png().toBuffer())
      : jpegOf(await turned.jpeg({ quality: QUALITY }).toBuffer())
  } catch {
    // Its segments are in order, but there is no picture in them.
    return undefined
  }
}
