import { CELLS, cellsOf, periodsOf, problemsOf, type Tariff } from '@ampdeck/api/billing/tariff-day'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standardTariff } from '../tariff-clock/tariff.fixture.ts'
import {
  addRow,
  joinRow,
  minutesOf,
  mixedPeriods,
  NO_PRICES,
  painted,
  price4From,
  priced,
  pricesIn,
  splitRow,
  typicalDay,
} from './tariff-edit.ts'

const sharp: Tariff = { period: 1, ePrice4: 13_987, sPrice4: 5_200 }
const tariff: fc.Arbitrary<Tariff> = fc.record({
  period: fc.constantFrom(1, 2, 3, 4),
  ePrice4: fc.constantFrom(1, 2),
  sPrice4: fc.constant(0),
})
const day = fc.array(tariff, { minLength: CELLS, maxLength: CELLS }).map(periodsOf)
const cell = fc.integer({ min: 0, max: CELLS - 1 })
describe('painted', () => {
  it('changes exactly the painted half hours, and never breaks a whole day', () => {
    fc.assert(
      fc.property(day, cell, cell, (periods, a, b) => {
        const range = { from: Math.min(a, b) * 30, to: (Math.max(a, b) + 1) * 30 }
        const after = painted(periods, range, sharp)
        const before = cellsOf(periods)
        const expected = before.map((old, index) =>
          index * 30 >= range.from && index * 30 < range.to ? sharp : old,
        )
        expect(cellsOf(after)).toEqual(expected)
        expect(problemsOf(after)).toEqual([])
      }),
    )
  })

  it('fills a gap and leaves another fault alone', () => {
    const broken = [standardTariff[0], standardTariff[2]].filter((row) => row !== undefined)
    const after = painted(broken, { from: 480, to: 600 }, sharp)
    expect(problemsOf(after)).toEqual([{ kind: 'gap', from: 720, to: 1_440, rows: [2] }])
  })

  it('joins the rows beside it where they are alike', () => {
    const flat = standardTariff.map((row) => ({ ...row, period: 3 as const, ePrice4: 1, sPrice4: 1 }))
    const once = painted(flat.slice(0, 2), { from: 450, to: 510 }, { period: 3, ePrice4: 1, sPrice4: 1 })
    expect(once).toHaveLength(1)
  })
})

describe('minutesOf', () => {
  it('runs forwards, backwards, and over midnight', () => {
    expect(minutesOf({ anchor: 2, extent: 1 })).toEqual([{ from: 60, to: 120 }])
    expect(minutesOf({ anchor: 2, extent: -1 })).toEqual([{ from: 30, to: 90 }])
    expect(minutesOf({ anchor: 47, extent: 1 })).toEqual([
      { from: 1_410, to: 1_440 },
      { from: 0, to: 30 },
    ])
    expect(minutesOf({ anchor: 0, extent: -1 })).toEqual([
      { from: 1_410, to: 1_440 },
      { from: 0, to: 30 },
    ])
  })

  it('covers at most the day', () => {
    fc.assert(
      fc.property(cell, fc.integer({ min: -60, max: 60 }), (anchor, extent) => {
        const covered = minutesOf({ anchor, extent }).reduce((sum, { from, to }) => sum + to - from, 0)
        expect(covered).toBe(Math.min(Math.abs(extent) + 1, CELLS) * 30)
      }),
    )
  })
})

describe('rows', () => {
  it('splits in the middle, and joins again', () => {
    const split = splitRow(standardTariff, 0)
    expect(split.slice(0, 2).map(({ from, to }) => `${from}-${to}`)).toEqual(['00:00-04:00', '04:00-08:00'])
    expect(joinRow(split, 0)).toEqual(standardTariff)
  })

  it('keeps a half hour whole', () => {
    const half = [{ ...sharp, from: '00:00', to: '00:30' }]
    expect(splitRow(half, 0)).toEqual(half)
  })

  it('fills the gap first, then cuts the longest', () => {
    const [first] = standardTariff
    if (!first) throw new Error('no row')
    expect(addRow([first], sharp)[1]).toMatchObject({ from: '08:00', to: '24:00', period: 1 })
    expect(addRow(standardTariff, sharp)).toHaveLength(9)
    expect(problemsOf(addRow(standardTariff, sharp))).toEqual([])
  })
})

describe('prices', () => {
  it('reach every row of the period and no other', () => {
    const after = priced(standardTariff, 2, { ePrice4: 1 })
    expect(after.filter(({ ePrice4 }) => ePrice4 === 1)).toHaveLength(3)
    expect(pricesIn(after, NO_PRICES)[2]).toEqual({ ePrice4: 1, sPrice4: 5_000 })
  })

  it('of a period that is not in use stay known', () => {
    expect(pricesIn([], { ...NO_PRICES, 1: { ePrice4: 7, sPrice4: 8 } })[1]).toEqual({
      ePrice4: 7,
      sPrice4: 8,
    })
  })

  it('that differ within a period are named', () => {
    expect(mixedPeriods(standardTariff).size).toBe(0)
    const [first, ...rest] = priced(standardTariff, 4, { ePrice4: 9 })
    if (!first) throw new Error('no row')
    expect([...mixedPeriods([first, ...rest, { ...first, ePrice4: 8 }])]).toEqual([4])
  })

  it.each([
    ['0.3125', 3_125],
    ['1', 10_000],
    ['9.9999', 99_999],
    ['0.', 0],
    ['0,3125', 3_125],
    ['1,5', 15_000],
    ['0.31255', undefined],
    ['10', undefined],
    ['-1', undefined],
    ['', undefined],
    ['1e1', undefined],
  ])('reads %j', (text, price) => {
    expect(price4From(text)).toBe(price)
  })
})

it('has a typical day without a fault', () => {
  expect(problemsOf(typicalDay(NO_PRICES))).toEqual([])
  expect(typicalDay(pricesIn(standardTariff, NO_PRICES))).toEqual(standardTariff)
})
