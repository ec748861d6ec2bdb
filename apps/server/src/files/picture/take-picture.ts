import { messages } from '@ampdeck/validation/message'
import { failures } from '../../foundation/failure.ts'
import type { Picture } from './picture.ts'
import { isTooLarge, readPicture } from './read-picture.ts'

/** Reads the picture of an upload; anything else is refused, by name where it is what phones make. */
export async function takePicture(file: Blob): Promise<Picture> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const picture = await readPicture(bytes)
  if (picture) return picture
  const key = refusedFormat(bytes)
  throw failures.fileRefused(messages[key], key)
}

/** Why these bytes are no picture that is taken. */
export function refusedFormat(bytes: Buffer): 'picture.heic' | 'picture.pixels' | 'avatar.format' {
  if (HEIC.test(bytes.toString('latin1', 4, 12))) return 'picture.heic'
  return isTooLarge(bytes) ? 'picture.pixels' : 'avatar.format'
}

const HEIC = /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/
