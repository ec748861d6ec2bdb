import { expect, it } from 'vitest'
import { labelSides } from './label-sides.ts'

const size = { width: 800, height: 480 }
const placesOf = (marks: Parameters<typeof labelSides>[0]) => [...labelSides(marks, size)]
const sidesOf = (marks: Parameters<typeof labelSides>[0]) =>
  Object.fromEntries(placesOf(marks).map(([key, { side }]) => [key, side]))

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

it('keeps names off the scale and off the note, which is higher on a narrow map', () => {
  const low = [
    { key: 1, x: 60, y: 440, name: 'Chengdu' },
    { key: 2, x: 500, y: 440, name: 'Shenzhen Longgang Bus Depot' },
    { key: 3, x: 540, y: 440, name: '' },
    { key: 4, x: 460, y: 440, name: '' },
  ]
  expect(sidesOf(low)).toEqual({ 1: 'right', 2: 'above' })
  const beside = [
    { key: 1, x: 150, y: 262, name: 'Shenzhen Longgang Bus Depot' },
    { key: 2, x: 200, y: 262, name: '' },
    { key: 3, x: 100, y: 262, name: '' },
  ]
  expect([...labelSides(beside, { width: 320, height: 320 })].map(([, { side }]) => side)).toEqual(['above'])
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
