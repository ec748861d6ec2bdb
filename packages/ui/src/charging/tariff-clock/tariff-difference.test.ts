import { CELLS, cellsOf, isSameTariff, periodsOf, type Tariff } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { differencesOf } from './tariff-compare.tsx'

const row = (from: string, to: string, period: 1 | 2 | 3 | 4, ePrice4: number): TariffPeriod => ({
  from,
  to,
  period,
  ePrice4,
  sPrice4: 500,
})

it('names the part of the day, both periods and the change of the price', () => {
  const before = [
    row('00:00', '16:00', 2, 1_000),
    row('16:00', '17:00', 1, 1_500),
    row('17:00', '24:00', 2, 1_000),
  ]
  const after = [row('00:00', '24:00', 2, 1_000)]
  expect(differencesOf(before, after)).toEqual([
    { from: 960, to: 1_020, before: before[1], after: after[0], change4: -500 },
  ])
})

it('sees a price that changes within a period', () => {
  const [difference] = differencesOf([row('00:00', '24:00', 3, 1_000)], [row('00:00', '24:00', 3, 1_001)])
  expect(difference?.change4).toBe(1)
})

it('names a gap of one version, without a price', () => {
  expect(differencesOf([row('00:00', '24:00', 3, 1_000)], [row('00:00', '23:00', 3, 1_000)])).toEqual([
    { from: 1_380, to: 1_440, before: row('00:00', '24:00', 3, 1_000), after: undefined, change4: undefined },
  ])
})

const cells: fc.Arbitrary<Tariff[]> = fc.array(
  fc.record({ period: fc.constantFrom(1, 2, 3, 4), ePrice4: fc.constantFrom(1, 2), sPrice4: fc.constant(0) }),
  { minLength: CELLS, maxLength: CELLS },
)

it('covers exactly the half hours that differ', () => {
  fc.assert(
    fc.property(cells, cells, (a, b) => {
      const named = differencesOf(periodsOf(a), periodsOf(b)).reduce(
        (sum, { from, to }) => sum + to - from,
        0,
      )
      const [before, after] = [cellsOf(periodsOf(a)), cellsOf(periodsOf(b))]
      const differing = before.filter((cell, index) => !isSameTariff(cell, after[index])).length
      expect(named).toBe(differing * 30)
    }),
  )
})
