import { MAX_PICTURES, workOrder } from '@ampdeck/api/operation/work-order'
import type { Uploader } from '@ampdeck/ui/file-upload'
import { client } from '../data/client.ts'
import { openPicture } from '../shell/private-picture.tsx'

/** On its long edge: enough to read a label, small enough for a weak network. */
const EDGE = 1_600
const QUALITY = 0.8
/** What a phone's camera makes of one picture. */
const CAMERA_BYTES = 24 * 1_048_576

/** A picture upright and small enough to be sent; the browser turns it by what the camera says. */
async function shrunk(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, EDGE / Math.max(bitmap.width, bitmap.height))
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) return file
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type })
  } finally {
    bitmap.close()
  }
}

/** Sends a picture and gives its address; saving or submitting with it puts it to use. */
const upload: Uploader = async (file, on) => ({
  url: await client(workOrder.uploadPicture, { file: await shrunk(file) }, on),
})

/** The pictures of a work order as a field takes them. */
export const pictureRules = {
  upload,
  onOpen: openPicture,
  max: MAX_PICTURES,
  extensions: ['jpg', 'jpeg', 'png'],
  maxBytes: CAMERA_BYTES,
}
