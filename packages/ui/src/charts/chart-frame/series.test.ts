import { describe, expect, it } from 'vitest'
import { extentOf, hasValues } from './series.ts'

describe('extents', () => {
  it('stacks what is above zero and what is below apart', () => {
    const series = [{ values: [3, -1] }, { values: [4, null] }, { values: [-2, -5] }]
    expect(extentOf(series)).toEqual({ least: -5, most: 4 })
    expect(extentOf(series, true)).toEqual({ least: -6, most: 7 })
  })

  it('knows nothing from zero', () => {
    expect(hasValues([{ values: [null, null] }])).toBe(false)
    expect(hasValues([{ values: [null, 0] }])).toBe(true)
  })
})
