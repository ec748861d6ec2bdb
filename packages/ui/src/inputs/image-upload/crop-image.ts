/** A part of a picture, in pixels of the picture. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/** No edge of a stored picture is longer than this, in pixels. */
const MAX_EDGE = 1_024

/** The size in which a part is stored: its own, or smaller so that no edge is longer than the limit. */
export function outputSize({ width, height }: Pick<CropArea, 'width' | 'height'>, maxEdge = MAX_EDGE) {
  const scale = Math.min(1, maxEdge / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Photographs stay jpeg; what may be transparent becomes png. */
export function outputType(type: string): 'image/jpeg' | 'image/png' {
  return type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
}

/** The file's name with the ending of what it became. */
export function outputName(name: string, type: string): string {
  const stem = name.replace(/\.[^.]*$/, '') || 'picture'
  return `${stem}.${type === 'image/jpeg' ? 'jpg' : 'png'}`
}

/** Cuts a part out of a picture. The browser turns it upright by its EXIF orientation, and what is stored has none. */
export async function cropImage(file: File, area: CropArea, maxEdge = MAX_EDGE): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const { width, height } = outputSize(area, maxEdge)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser cannot draw pictures.')
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height)
    const type = outputType(file.type)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
    if (!blob) throw new Error('The picture is too large for this browser.')
    return new File([blob], outputName(file.name, type), { type })
  } finally {
    bitmap.close()
  }
}
