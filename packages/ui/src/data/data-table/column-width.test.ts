import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depotColumns } from '../list/depot.fixture.ts'
import { clampWidth, LEAST_WIDTH, MAX_WIDTH, usualWidth, widthByKey } from './column-width.ts'

describe('a key on the edge of a column', () => {
  it('moves it by 8 px, with Shift by 40 px', () => {
    expect(widthByKey(200, 'ArrowRight', false)).toBe(208)
    expect(widthByKey(200, 'ArrowLeft', false)).toBe(192)
    expect(widthByKey(200, 'ArrowRight', true)).toBe(240)
    expect(widthByKey(200, 'ArrowLeft', true)).toBe(160)
  })

  it('goes to the ends', () => {
    expect(widthByKey(200, 'Home', false)).toBe(LEAST_WIDTH)
    expect(widthByKey(200, 'End', false)).toBe(MAX_WIDTH)
    expect(widthByKey(66, 'ArrowLeft', true)).toBe(LEAST_WIDTH)
  })

  it('that means something else is left alone', () => {
    expect(widthByKey(200, 'ArrowDown', false)).toBeUndefined()
  })
})

it('keeps any width between 64 and 800 whole pixels', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (width) => {
      const clamped = clampWidth(width)
      expect(Number.isInteger(clamped) && clamped >= LEAST_WIDTH && clamped <= MAX_WIDTH).toBe(true)
    }),
  )
})

it('gives a name more room than a number', () => {
  const width = (id: string) => {
    const column = depotColumns.find((one) => one.id === id)
    return column && usualWidth(column)
  }
  expect(width('name')).toBeGreaterThan(width('ratedW') ?? Number.POSITIVE_INFINITY)
})
