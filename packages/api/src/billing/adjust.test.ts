import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adjusted, linesAsTheyAre, totalOf } from './adjust.ts'
import { deduct } from './deduct.ts'
import { giveBack } from './give-back.ts'

/** The order of test vector B1 (domain.md §5.2). */
const order = { energyWh: 31_920, eFeeFen: 3_086, sFeeFen: 1_540, occupyFeeFen: 0, payableFen: 4_130 }
const lines = [
  { seq: 1, corrects: null, energyWh: 11_262, eFeeFen: 772, sFeeFen: 507 },
  { seq: 2, corrects: null, energyWh: 20_658, eFeeFen: 2_314, sFeeFen: 1_033 },
]
const delta = (seq: number, more: object) => ({ seq, energyWh: 0, eFeeFen: 0, sFeeFen: 0, ...more })

it('adds what changes by line to the sums of the order; discounts, coupon and occupy fee stay', () => {
  const deltas = [delta(1, { energyWh: -1_000, eFeeFen: -69 }), delta(2, { sFeeFen: 200 })]
  expect(adjusted(order, lines, deltas)).toEqual({
    sums: { energyWh: 30_920, eFeeFen: 3_017, sFeeFen: 1_740, occupyFeeFen: 0, payableFen: 4_261 },
    differenceFen: 131,
    faults: [],
  })
})

it('refuses what changes nothing, names no line, or takes more than a line or the order has', () => {
  const faultsOf = (...deltas: ReturnType<typeof delta>[]) => adjusted(order, lines, deltas).faults
  expect(faultsOf(delta(1, {}))).toEqual([{ kind: 'nothing' }])
  expect(faultsOf(delta(9, { eFeeFen: 1 }))).toEqual([{ kind: 'line', seq: 9 }])
  expect(faultsOf(delta(1, { eFeeFen: -773 }))).toEqual([{ kind: 'below', seq: 1, field: 'eFeeFen' }])
  expect(faultsOf(delta(1, { eFeeFen: -772 }))).toEqual([])
  // 46.26 of fees less 4.96 of reductions are payable: 42.00 less is below nothing.
  const most = [delta(1, { eFeeFen: -772, sFeeFen: -81 }), delta(2, { eFeeFen: -2_314, sFeeFen: -1_033 })]
  expect(faultsOf(...most)).toEqual([{ kind: 'payable' }])
})

it('sees a line with all that has corrected it', () => {
  const stored = [...lines, { seq: 3, corrects: 1, energyWh: -262, eFeeFen: -18, sFeeFen: 0 }]
  expect(linesAsTheyAre(stored)).toEqual([
    { seq: 1, corrects: null, energyWh: 11_000, eFeeFen: 754, sFeeFen: 507 },
    lines[1],
  ])
  expect(totalOf(linesAsTheyAre(stored))).toEqual(totalOf(stored))
})

const fen = fc.integer({ min: 0, max: 50_000 })

it('gives back no more than was paid, leaves no more paid than is payable, and rewards for service only', () => {
  fc.assert(
    fc.property(
      fc.record({ rewardFen: fen, principalFen: fen, creditFen: fen }),
      fen,
      fen,
      fen,
      (kinds, outsideFen, payableFen, serviceFen) => {
        const paidFen = kinds.rewardFen + kinds.principalFen + kinds.creditFen + outsideFen
        const back = giveBack({ ...kinds, paidFen }, payableFen, serviceFen)
        const left = paidFen - back.rewardFen - back.principalFen - back.creditFen - back.otherFen
        for (const kind of ['rewardFen', 'principalFen', 'creditFen'] as const) {
          expect(back[kind]).toBeGreaterThanOrEqual(0)
          expect(back[kind]).toBeLessThanOrEqual(kinds[kind])
        }
        expect(back.otherFen).toBeLessThanOrEqual(outsideFen)
        expect(left).toBeLessThanOrEqual(payableFen)
        expect(kinds.rewardFen - back.rewardFen).toBeLessThanOrEqual(serviceFen)
        // Where nothing was paid too much, nothing moves.
        if (paidFen <= payableFen && kinds.rewardFen <= serviceFen) expect(left).toBe(paidFen)
      },
    ),
  )
})

it('ends where a deduction of the smaller amount would have ended', () => {
  fc.assert(
    fc.property(
      fc.record({ rewardFen: fen, principalFen: fen, creditFen: fen }),
      fen,
      fen,
      fen,
      (funds, eFen, sFen, lessFen) => {
        const less = Math.min(lessFen, eFen)
        const first = deduct(eFen + sFen, sFen, funds)
        const back = giveBack(first, eFen + sFen - less, sFen)
        const direct = deduct(eFen + sFen - less, sFen, funds)
        expect(first.rewardFen - back.rewardFen).toBe(direct.rewardFen)
        expect(first.principalFen - back.principalFen).toBe(direct.principalFen)
        expect(first.creditFen - back.creditFen).toBe(direct.creditFen)
      },
    ),
  )
})
