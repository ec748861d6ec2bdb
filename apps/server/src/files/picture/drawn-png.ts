import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]
export type Box = readonly [x: number, y: number, width: number, height: number, colour: Colour]

interface Size {
  width: number
  height: number
}

/** A PNG of boxes, the later on top. */
export function pngOf({ width: across, height: down }: Size, boxes: readonly Box[]): Buffer {
  const rows = Buffer.alloc(down * (across * 3 + 1))
  for (const [x, y, width, height, colour] of boxes)
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1)
        for (const [band, value] of colour.entries())
          rows[row * (across * 3 + 1) + 1 + column * 3 + band] = value
  const head = Buffer.alloc(13)
  head.writeUInt32BE(across, 0)
  head.writeUInt32BE(down, 4)
  // Eight bits, red, green and blue.
  head.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
