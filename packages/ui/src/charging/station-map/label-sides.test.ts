import { expect, it } from 'vitest'
import { type LabelledMark, labelSides } from './label-sides.ts'

const size = { width: 800, height: 480 }
const corners = [
  { left: 750, top: 8, right: 792, bottom: 178 },
  { left: 8, top: 458, right: 118, bottom: 472 },
  { left: 530, top: 458, right: 792, bottom: 474 },
]
interface Place {
  key: number
  x: number
  y: number
  name: string
  radius?: number
}
const marked = ({ key, x, y, name, radius = 13 }: Place): LabelledMark => {
  const half = name === '' ? radius + 11 : radius
  return { key, name, room: { left: x - half, top: y - radius, right: x + half, bottom: y + radius } }
}
const placesOf = (places: Place[]) => [...labelSides(places.map(marked), { size, corners })]
const sidesOf = (places: Place[]) =>
  Object.fromEntries(placesOf(places).map(([key, { side }]) => [key, side]))

it('puts a name to the right of its mark, and to the left where the map ends', () => {
  const marks = [
    { key: 1, x: 100, y: 240, name: 'Chengdu Tianfu' },
    { key: 2, x: 770, y: 240, name: 'Ningbo Beilun Port' },
  ]
  expect(sidesOf(marks)).toEqual({ 1: 'right', 2: 'left' })
})

it('keeps names off other marks, other names and the buttons of the map', () => {
  const marks = [
    { key: 1, x: 300, y: 240, name: 'Jinan Lixia' },
    { key: 2, x: 375, y: 250, name: 'Qingdao Laoshan' },
    { key: 3, x: 700, y: 100, name: 'Shenyang North' },
  ]
  expect(sidesOf(marks)).toEqual({ 1: 'left', 2: 'right', 3: 'left' })
})

it('keeps names off what the map shows in its corners', () => {
  const low = [
    { key: 1, x: 60, y: 440, name: 'Chengdu' },
    { key: 2, x: 500, y: 465, name: 'Shenzhen Longgang Bus Depot' },
    { key: 3, x: 740, y: 160, name: 'Yanji' },
  ]
  expect(sidesOf(low)).toEqual({ 1: 'right', 2: 'left', 3: 'left' })
})

it('keeps a name off the whole of a large mark', () => {
  const beside = [
    { key: 1, x: 300, y: 240, name: 'Jinan' },
    { key: 2, x: 390, y: 240, name: '', radius: 24 },
  ]
  expect(sidesOf(beside)).toEqual({ 1: 'left' })
  const [[, place] = []] = placesOf([{ key: 1, x: 300, y: 240, name: 'Jinan', radius: 24 }])
  expect(place?.room.left).toBeGreaterThan(324)
})

it('moves a name above or below its mark into the map', () => {
  const marks = [
    { key: 1, x: 20, y: 240, name: 'Chengdu Tianfu' },
    { key: 2, x: 60, y: 250, name: '' },
  ]
  const [[, place] = []] = placesOf(marks)
  expect(place?.side).toBe('above')
  expect(place?.shift).toBeGreaterThan(20)
})

it('leaves a name out that has room nowhere, and names no cluster', () => {
  const around = [
    [-60, 0],
    [60, 0],
    [0, -40],
    [0, 40],
  ] as const
  const marks = [
    { key: 1, x: 400, y: 240, name: 'Guangzhou Nansha Logistics' },
    ...around.map(([dx, dy], index) => ({ key: index + 2, x: 400 + dx, y: 240 + dy, name: '' })),
  ]
  expect(sidesOf(marks)).toEqual({})
})
