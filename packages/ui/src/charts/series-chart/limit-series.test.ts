import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitSeries, sharesOfLabels } from './limit-series.ts'

const some = fc.array(
  fc.record({
    name: fc.string(),
    values: fc.array(fc.integer({ min: -999, max: 999 }), { minLength: 3, maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 200 },
)
const total = (series: readonly { values: readonly (number | null)[] }[]) =>
  series.reduce((sum, { values }) => sum + values.reduce<number>((part, value) => part + (value ?? 0), 0), 0)

describe('limitSeries', () => {
  it('leaves a few series alone', () => {
    const series = [{ name: 'a', values: [1] }]
    expect(limitSeries(series, 8)).toEqual({ series, rest: 0 })
  })

  it('keeps the largest in their order and sums the others', () => {
    const series = [5, 1, 9, 2].map((value) => ({ name: `s${value}`, values: [value, null] }))
    const limited = limitSeries(series, 3, 'Rest')
    expect(limited.rest).toBe(2)
    expect(limited.series.map(({ name, values }) => [name, values[0]])).toEqual([
      ['s5', 5],
      ['s9', 9],
      ['Rest', 3],
    ])
    expect(limited.series.at(-1)?.values[1]).toBeNull()
  })

  it('loses nothing of the sum, whatever the series', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 2, max: 9 }), (series, most) => {
        const limited = limitSeries(series, most, 'Rest')
        expect(limited.series.length).toBeLessThanOrEqual(most)
        expect(total(limited.series)).toBe(total(series))
      }),
    )
  })
})

describe('sharesOfLabels', () => {
  it('makes every label 100 %, without what is below zero or unknown', () => {
    const series = [
      { name: 'a', values: [30, -5, null] },
      { name: 'b', values: [10, 7, null] },
    ]
    expect(sharesOfLabels(series).map(({ values }) => values)).toEqual([
      [7_500, 0, null],
      [2_500, 10_000, null],
    ])
  })
})
