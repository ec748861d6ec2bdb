/** Files as a person would choose them, with the first bytes of what they are. */
const ascii = (text: string) => [...new TextEncoder().encode(text)]

export const heads = {
  png: [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  pdf: ascii('%PDF-1.7\n'),
  zip: [...ascii('PK'), 3, 4],
  text: ascii('<html>'),
} as const

/** A file whose content begins like this; the rest is empty. */
export function fileOf(name: string, head: keyof typeof heads, bytes = 2_048): File {
  const content = new Uint8Array(Math.max(bytes, heads[head].length))
  content.set(heads[head])
  return new File([content], name, { type: types[name.split('.').at(-1) ?? ''] ?? '' })
}

/** As a browser says of files with such an ending. */
const types: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** A picture that can be drawn, cut and sent. */
export async function pictureOf(
  name: string,
  width: number,
  height: number,
  type = 'image/png',
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const sky = pen.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#5fb0d3')
  sky.addColorStop(1, '#e3f1f8')
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#33413f'
  pen.fillRect(width * 0.4, height * 0.25, width * 0.2, height * 0.6)
  pen.fillStyle = '#2f62e6'
  pen.fillRect(width * 0.44, height * 0.32, width * 0.12, height * 0.14)
  pen.fillStyle = '#c4c5bb'
  pen.fillRect(0, height * 0.85, width, height * 0.15)
  return new File([await canvas.convertToBlob({ type })], name, { type })
}
