import { type Box, type Colour, pngOf } from '../../files/picture/drawn-png.ts'
import { pictureUrl } from '../../files/picture/picture.store.ts'

const [WIDTH, HEIGHT] = [720, 480]
const PAPER: Colour = [233, 239, 245]
const INK: Colour = [58, 68, 82]
const FAINT: Colour = [168, 180, 194]
const SEAL: Colour = [206, 74, 66]

/** How many licences there are; certifications share them. */
const cars: readonly Colour[] = [
  [62, 104, 168],
  [44, 122, 104],
  [150, 96, 58],
  [92, 92, 112],
]

const nameOf = (sellerId: number, kind: number) => `demo-${sellerId}-licence-${kind}.png`

/** The address of the licence of a demo certification. */
export const licenceOf = (sellerId: number, n: number) => pictureUrl(nameOf(sellerId, n % cars.length))

/** Drawn vehicle licences: lines of writing, a seal, and a picture of the car. No real paper looks like this. */
export function licencePictures(sellerId: number, createTime: number) {
  return cars.map((car, kind) => ({
    name: nameOf(sellerId, kind),
    sellerId,
    userId: null,
    partOf: 'vehicleCertification' as const,
    type: 'image/png' as const,
    bytes: pngOf({ width: WIDTH, height: HEIGHT }, boxesOf(car)),
    inUse: 1,
    createTime,
  }))
}

function boxesOf(car: Colour): Box[] {
  const lines = Array.from({ length: 7 }, (_, line): Box[] => {
    const y = 116 + line * 44
    return [
      [44, y, 70, 12, FAINT],
      [130, y - 3, 180 + ((line * 53) % 120), 18, INK],
      [44, y + 24, 396, 1, FAINT],
    ]
  })
  return [
    [0, 0, WIDTH, HEIGHT, [206, 214, 224]],
    [16, 16, WIDTH - 32, HEIGHT - 32, PAPER],
    [44, 46, 300, 30, INK],
    [44, 84, 396, 3, SEAL],
    ...lines.flat(),
    [472, 116, 204, 150, [250, 252, 254]],
    [500, 186, 148, 40, car],
    [528, 156, 92, 34, car],
    [536, 162, 36, 26, [198, 226, 240]],
    [578, 162, 34, 26, [198, 226, 240]],
    [518, 220, 28, 28, [30, 34, 40]],
    [602, 220, 28, 28, [30, 34, 40]],
    [548, 312, 104, 8, SEAL],
    [548, 408, 104, 8, SEAL],
    [548, 312, 8, 104, SEAL],
    [644, 312, 8, 104, SEAL],
    [576, 344, 48, 40, SEAL],
  ]
}
