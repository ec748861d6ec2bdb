import { expect, it } from 'vitest'
import { fieldLayout } from './field-layout.ts'

const area = { width: 1_200, height: 660, unit: 1 }

it.each([1, 7, 24, 47, 60, 61, 140, 500])('has room for %i guns', (guns) => {
  const { columns, width, height, gap } = fieldLayout(guns, area)
  const rows = Math.ceil(guns / columns)
  expect(columns * width + (columns - 1) * gap).toBeLessThanOrEqual(area.width)
  expect(rows * height + (rows - 1) * gap).toBeLessThanOrEqual(area.height)
})

it('has the eight columns of the design for a station of 47 guns', () => {
  const { columns, scale, detail } = fieldLayout(47, area)
  expect([columns, detail]).toEqual([8, 'large'])
  expect(scale).toBeCloseTo(1, 1)
})

it('leaves out the words of many guns, and their figures where nobody could read them', () => {
  expect(fieldLayout(61, area).detail).toBe('small')
  expect(fieldLayout(500, area).detail).toBe('mark')
})
