import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { vehicleType } from '@ampdeck/api/enumerations/member'
import type { StationGun, StationView } from '@ampdeck/api/statistics/big-screen/station'
import { Matrix4 } from 'three'
import { type GunKey, gunKeyOf } from '../../guns/marks.ts'
import { BAY, type Bay, type TwinLayout } from './twin-layout.ts'

/** One thing in the picture. Parts of one kind are drawn together, in one call. */
interface Item {
  x: number
  y: number
  z: number
  /** Around the vertical, in half turns. */
  turn?: 0 | 1
  size?: readonly [x: number, y: number, z: number]
  /** How far it leans to the right over its length. */
  lean?: number
  colour: string
}

/** Where a thing stands, how large it is and how it leans. */
export function matrixOf({ x, y, z, turn = 0, size = [1, 1, 1], lean = 0 }: Item): Matrix4 {
  const sign = turn === 1 ? -1 : 1
  const [sx, sy, sz] = size
  // Half a turn, and a lean of x along z.
  return new Matrix4().set(sign * sx, 0, sign * lean, x, 0, sy, 0, y, 0, 0, sign * sz, z, 0, 0, 0, 1)
}

export const partIds = [
  'ground',
  'line',
  'pile',
  'lamp',
  'car',
  'carGlass',
  'bus',
  'truck',
  'wheel',
  'cable',
  'chargeTrack',
  'charge',
  'glow',
  'post',
  'roof',
  'roofFront',
  'transformer',
  'rib',
  'beam',
  'ring',
  'pick',
] as const

export type PartId = (typeof partIds)[number]
export type TwinParts = Record<PartId, readonly Item[]>

/** Those that throw a shadow are drawn once more for it. */
export const castsShadow: ReadonlySet<PartId> = new Set([
  'pile',
  'car',
  'bus',
  'truck',
  'post',
  'transformer',
])

const stateColours: Readonly<Record<GunKey, string>> = {
  charging: '#4FE3B5',
  idle: '#71808D',
  full: '#DDF4FF',
  preparing: '#6BB8FF',
  reserved: '#E59BCB',
  offline: '#3A444E',
  alarm: '#FFB224',
  fault: '#FF5F40',
  unknown: '#5A6672',
}

/** Six greys: no car is louder than a lamp. */
const GREYS = ['#AEB8C0', '#7C8892', '#566069', '#39424A', '#C9D1D7', '#272E35']
const { charging, full, preparing, alarm, fault } = gunStatus.code
const { bus, heavyTruck, logisticsVan } = vehicleType.code
const CANOPY = 4.6
const SPAN = 12.4
const POST_EVERY = 8
const BAR = 2.4

/** Whether a car stands in the bay of a gun. */
export function isOccupied({ status, powerW }: Pick<StationGun, 'status' | 'powerW'>): boolean {
  return status === charging || status === full || status === preparing || (status === alarm && powerW !== 0)
}

/** All that is drawn of a station, by kind. */
export function twinParts(
  layout: TwinLayout,
  { guns, pv }: Pick<StationView, 'guns' | 'pv'>,
  isKnown = true,
): TwinParts {
  const parts = Object.fromEntries(partIds.map((id) => [id, [] as Item[]])) as Record<PartId, Item[]>
  const gunOf = new Map(guns.map((gun) => [gun.id, gun]))
  for (const bay of layout.bays) {
    const gun = gunOf.get(bay.gunId)
    if (gun) addBay(parts, bay, gun, isKnown)
  }
  for (const { x, z, side } of layout.piles)
    parts.pile.push({ x, y: 0.95, z, turn: side === 1 ? 0 : 1, colour: '#CBD5DC' })
  addYard(parts, layout, pv !== null)
  return parts
}

function addBay(parts: Record<PartId, Item[]>, bay: Bay, gun: StationGun, isKnown: boolean): void {
  const { side, pileX } = bay
  const turn = side === 1 ? 0 : 1
  // Local places: to the right, up, and from the island outwards.
  const at = (right: number, y: number, out: number) =>
    ({ x: bay.x + side * right, y, z: bay.z + side * out, turn }) as const
  const colour = stateColours[isKnown ? gunKeyOf(gun.status) : 'unknown']
  const half = BAY.length / 2
  const edge = BAY.width / 2

  parts.pick.push({ ...at(0, 1, 0), colour: '#000000' })
  for (const right of [-edge, edge])
    parts.line.push({ ...at(right, 0.02, 0.2), size: [0.08, 0.02, BAY.length - 0.4], colour: '#2C3844' })
  const lean = side * pileX
  parts.lamp.push({ ...at(lean - Math.sign(lean) * 0.17, 1.55, -half - 0.14), colour })

  if (!isKnown) return
  if (gun.status === alarm || gun.status === fault) {
    parts.beam.push({ ...at(0, 3, 0), colour })
    for (const radius of [1.3, 1.8]) parts.ring.push({ ...at(0, 0.05, 0), size: [radius, 1, radius], colour })
  }
  if (!isOccupied(gun)) {
    if (gun.status === gunStatus.code.reserved) {
      parts.charge.push({ ...at(0, 0.04, half + 0.1), size: [BAR, 1, 1], colour })
      parts.glow.push({ ...at(0, 0.06, 0), size: [0.8, 1, 0.8], colour })
    }
    return
  }

  addCar(parts, at, gun)
  const isCharging = gun.status === charging
  parts.cable.push({ ...at(lean, 0, -half - 0.1), lean: -lean, colour: isCharging ? colour : '#1B232B' })
  if (isCharging) parts.glow.push({ ...at(0, 0.06, 0.2), colour })
  const filled = gun.status === full ? 100 : (gun.soc ?? (isCharging ? 0 : 100))
  parts.chargeTrack.push({
    ...at(0, 0.03, half + 0.1),
    size: [BAR, 1, 1],
    colour: isCharging ? '#1A5A4A' : '#22303A',
  })
  if (filled > 0)
    parts.charge.push({
      ...at((BAR * (filled / 100 - 1)) / 2, 0.05, half + 0.1),
      size: [(BAR * filled) / 100, 1, 1],
      colour,
    })
}

type Place = (right: number, y: number, out: number) => Pick<Item, 'x' | 'y' | 'z'> & { turn: 0 | 1 }

function addCar(parts: Record<PartId, Item[]>, at: Place, gun: StationGun): void {
  const colour = GREYS[gun.id % GREYS.length] ?? '#7C8892'
  const kind = gun.vehicleType
  if (kind === bus) parts.bus.push({ ...at(0, 0, 0), colour })
  else if (kind === heavyTruck || kind === logisticsVan) parts.truck.push({ ...at(0, 0, 0), colour })
  else {
    parts.car.push({ ...at(0, 0, 0.1), colour })
    parts.carGlass.push({ ...at(0, 0, 0.1), colour: '#0B1116' })
  }
  for (const right of [-0.8, 0.8])
    for (const out of [-1.35, 1.45]) parts.wheel.push({ ...at(right, 0.33, out), colour: '#0A0E12' })
}

/** Ground, canopies and the transformer. */
function addYard(parts: Record<PartId, Item[]>, layout: TwinLayout, hasPv: boolean): void {
  const { islands, transformer, width, depth } = layout
  parts.ground.push({ x: -5, y: -0.1, z: 0, size: [width, 0.2, depth], colour: '#171E25' })
  for (const [nth, { x, z, length }] of islands.entries()) {
    parts.ground.push({ x, y: 0.06, z, size: [length + 1, 0.14, 1.4], colour: '#222B34' })
    const isFront = nth === islands.length - 1 && islands.length > 1
    const roof: Item = {
      x,
      y: CANOPY,
      z,
      size: [length + 1.5, 0.14, SPAN],
      colour: hasPv ? '#FFFFFF' : '#8F9CA8',
    }
    parts[isFront ? 'roofFront' : 'roof'].push(roof)
    const posts = Math.max(2, Math.ceil(length / POST_EVERY) + 1)
    for (let post = 0; post < posts; post++)
      parts.post.push({
        x: x + (post / (posts - 1) - 0.5) * (length - 0.6),
        y: CANOPY / 2,
        z,
        colour: '#4A5763',
      })
  }
  const { x, z } = transformer
  parts.transformer.push({ x, y: 1.7, z, size: [5.2, 3.4, 3.4], colour: '#3E4C58' })
  parts.transformer.push({ x: x + 0.6, y: 1.2, z: z - 4.2, size: [2.2, 2.4, 1.8], colour: '#8C99A4' })
  parts.transformer.push({ x: x + 4.4, y: 1.1, z: z + 2.6, size: [2, 2.2, 1.8], colour: '#A9B5BF' })
  for (let rib = 0; rib < 9; rib++)
    parts.rib.push({ x: x - 2 + rib * 0.5, y: 1.4, z: z + 1.85, size: [0.14, 2.2, 0.5], colour: '#33404B' })
}

/** How often the graphics card is asked to draw one frame: each kind once, and once more for its shadow. */
export function drawCallsOf(parts: TwinParts): number {
  const kinds = partIds.filter((id) => parts[id].length > 0)
  return kinds.length + kinds.filter((id) => castsShadow.has(id)).length
}
