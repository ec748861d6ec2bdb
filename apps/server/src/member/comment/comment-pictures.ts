import { type Box, type Colour, pngOf } from '../../files/picture/drawn-png.ts'
import { pictureUrl } from '../../files/picture/picture.store.ts'

const [WIDTH, HEIGHT] = [480, 360]
const SKY: Colour = [206, 220, 232]
const GROUND: Colour = [150, 154, 158]
const LINE: Colour = [236, 238, 240]
const PILE: Colour = [238, 242, 244]
const DARK: Colour = [42, 48, 54]

/** A car at its pile; a car that burns petrol in the bay; a pile whose screen is dark. */
const kinds = ['charging', 'blocked', 'broken'] as const
type Kind = (typeof kinds)[number]

const nameOf = (sellerId: number, kind: Kind) => `demo-${sellerId}-comment-${kind}.png`

/** The picture with a demo comment of so many stars. */
export const pictureOf = (sellerId: number, stars: number) =>
  pictureUrl(nameOf(sellerId, stars >= 4 ? 'charging' : stars === 3 ? 'blocked' : 'broken'))

export function commentPictures(sellerId: number, createTime: number) {
  return kinds.map((kind) => ({
    name: nameOf(sellerId, kind),
    sellerId,
    userId: null,
    partOf: 'comment' as const,
    type: 'image/png' as const,
    bytes: pngOf({ width: WIDTH, height: HEIGHT }, boxesOf(kind)),
    inUse: 1,
    createTime,
  }))
}

function boxesOf(kind: Kind): Box[] {
  const car: Colour = kind === 'charging' ? [58, 110, 178] : [120, 56, 52]
  const screen: Colour = kind === 'broken' ? DARK : [66, 190, 150]
  return [
    [0, 0, WIDTH, 230, SKY],
    [0, 230, WIDTH, 130, GROUND],
    [150, 300, 8, 60, LINE],
    [440, 300, 8, 60, LINE],
    [48, 90, 84, 190, PILE],
    [62, 108, 56, 44, screen],
    [62, 168, 56, 8, DARK],
    ...(kind === 'broken' ? [] : carOf(car)),
    ...(kind === 'charging' ? [[130, 190, 66, 6, DARK] as Box] : []),
  ]
}

function carOf(colour: Colour): Box[] {
  return [
    [196, 186, 240, 72, colour],
    [240, 138, 150, 52, colour],
    [250, 146, 62, 36, LINE],
    [320, 146, 62, 36, LINE],
    [222, 240, 48, 48, DARK],
    [360, 240, 48, 48, DARK],
  ]
}
