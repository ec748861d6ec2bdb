import type { Insertable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { type Box, type Colour, pngOf } from '../../files/picture/drawn-png.ts'
import { pictureUrl } from '../../files/picture/picture.store.ts'

const WIDTH = 480
const HEIGHT = 360
/** How many pictures there are of each moment; the work orders share them. */
const KINDS = 3

const cabinets: readonly Colour[] = [
  [52, 84, 120],
  [88, 96, 104],
  [40, 110, 98],
]
const RED: Colour = [214, 58, 47]
const GREEN: Colour = [46, 170, 96]
const DARK: Colour = [30, 34, 40]

const nameOf = (sellerId: number, moment: 'before' | 'after', kind: number) =>
  `demo-${sellerId}-${moment}-${kind % KINDS}.png`

/** The addresses of the pictures of a demo work order: before the work and after it. */
export function picturesOf(sellerId: number, n: number) {
  return {
    before: [pictureUrl(nameOf(sellerId, 'before', n))],
    after: [pictureUrl(nameOf(sellerId, 'after', n))],
  }
}

/** Drawn pictures of a pile: with a red lamp and an open door, and in order again. */
export function demoPictures(sellerId: number, createTime: number): Insertable<Tables['picture']>[] {
  return (['before', 'after'] as const).flatMap((moment) =>
    cabinets.map((cabinet, kind) => ({
      name: nameOf(sellerId, moment, kind),
      sellerId,
      userId: null,
      partOf: 'workOrder' as const,
      type: 'image/png' as const,
      bytes: pngOf({ width: WIDTH, height: HEIGHT }, boxesOf(cabinet, moment === 'before')),
      inUse: 1,
      createTime,
    })),
  )
}

function boxesOf(cabinet: Colour, isBroken: boolean): Box[] {
  const lamp = isBroken ? RED : GREEN
  return [
    [0, 0, WIDTH, 250, [196, 212, 226]],
    [0, 250, WIDTH, 110, [120, 124, 128]],
    [0, 296, WIDTH, 6, [232, 232, 224]],
    [170, 50, 140, 230, cabinet],
    [182, 62, 116, 10, lamp],
    [192, 90, 96, 64, isBroken ? DARK : [178, 226, 240]],
    [200, 176, 30, 44, DARK],
    [250, 176, 30, 44, DARK],
    ...(isBroken
      ? ([
          [192, 160, 96, 104, [66, 60, 54]],
          [204, 172, 28, 80, [196, 140, 60]],
          [244, 172, 28, 80, [150, 60, 50]],
        ] as const)
      : []),
    [310, 190, 54, 8, DARK],
    [356, 190, 8, 84, DARK],
  ]
}
