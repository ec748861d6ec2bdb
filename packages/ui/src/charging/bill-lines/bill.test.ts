import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { b1, b2 } from './bill.fixture.ts'
import { type Bill, type BillLine, contradictionsOf, feeOf, proofOf } from './bill.ts'
import { decimalOf } from './bill-words.ts'

describe('contradictionsOf', () => {
  it('finds none in the test vectors B1 and B2', () => {
    expect(contradictionsOf(b1)).toEqual([])
    expect(contradictionsOf(b2)).toEqual([])
  })

  it('refuses the bill at the start price alone', () => {
    const [first, ...rest] = b1.lines
    const atStartPrice = { ...(first as BillLine), energyWh: 31_920, eFeeFen: 2_187, sFeeFen: 1_436 }
    const wrong = contradictionsOf({ ...b1, lines: [atStartPrice], eFeeFen: 3_086 })
    expect(rest).toHaveLength(1)
    expect(wrong.map(({ what }) => what)).toEqual(['eFee', 'sFee'])
  })

  it.each<[string, Partial<Bill>, string]>([
    ['energy', { energyWh: 31_921 }, 'energy'],
    ['energy fee', { eFeeFen: 3_087, payableFen: 4_131, owedFen: 1 }, 'eFee'],
    ['service fee', { sFeeFen: 1_539, payableFen: 4_129, owedFen: -1 }, 'sFee'],
    ['payable', { payableFen: 4_131, owedFen: 1 }, 'payable'],
    ['debt', { owedFen: 930 }, 'paid'],
    [
      'step',
      {
        steps: b1.steps.map((step) => (step.kind === 'site' ? { ...step, fen: -155 } : step)),
        payableFen: 4_129,
        owedFen: -1,
      },
      'step',
    ],
  ])('finds a wrong %s', (_, change, what) => {
    expect(contradictionsOf({ ...b1, ...change }).map((one) => one.what)).toEqual([what])
  })

  it('works out no line that corrects another: its amounts were agreed on', () => {
    const [first] = b1.lines
    const correction = { ...(first as BillLine), seq: 3, corrects: 1, energyWh: 0, eFeeFen: -120, sFeeFen: 0 }
    const bill = { ...b1, lines: [...b1.lines, correction], eFeeFen: 2_966, payableFen: 4_010, owedFen: -120 }
    expect(contradictionsOf(bill)).toEqual([])
  })

  it('finds a line whose fee is not its energy times its price, with both numbers', () => {
    const lines = b1.lines.map((line) => (line.seq === 2 ? { ...line, eFeeFen: 2_315 } : line))
    expect(contradictionsOf({ ...b1, lines })).toContainEqual({
      what: 'lineEFee',
      at: 2,
      given: 2_315,
      worked: 2_314,
    })
  })

  it('does not ask energy for a service fee that is counted by time', () => {
    const lines = b1.lines.map((line) => ({ ...line, sFeeFen: line.seq === 1 ? 500 : 1_040 }))
    expect(contradictionsOf({ ...b1, lines, serviceMode: 3 })).toEqual([])
    expect(contradictionsOf({ ...b1, lines })).toHaveLength(2)
  })

  it('accepts every bill that is summed from its lines, and no bill that is one fen off', () => {
    const line = record({
      energyWh: integer({ min: 0, max: 400_000 }),
      price4: integer({ min: 0, max: 60_000 }),
    })
    assert(
      property(array(line, { minLength: 1, maxLength: 20 }), (parts) => {
        const lines = parts.map(({ energyWh, price4 }, seq) => ({
          ...(b1.lines[0] as BillLine),
          seq,
          energyWh,
          ePrice4: price4,
          sPrice4: price4,
          eFeeFen: feeOf(energyWh, price4),
          sFeeFen: feeOf(energyWh, price4),
        }))
        const sum = (of: (one: BillLine) => number) => lines.reduce((all, one) => all + of(one), 0)
        const fees = { eFeeFen: sum((one) => one.eFeeFen), sFeeFen: sum((one) => one.sFeeFen) }
        const payableFen = fees.eFeeFen + fees.sFeeFen
        const bill = { lines, energyWh: sum((one) => one.energyWh), ...fees, steps: [], payments: [] }
        expect(contradictionsOf({ ...bill, payableFen, owedFen: payableFen })).toEqual([])
        expect(
          contradictionsOf({ ...bill, payableFen: payableFen + 1, owedFen: payableFen + 1 }),
        ).toHaveLength(1)
      }),
    )
  })
})

describe('proofOf', () => {
  it('compares with the fee of the pile, one fen per line apart at most', () => {
    expect(proofOf(b1, 4_626)).toEqual({ state: 'equal', differenceFen: 0 })
    expect(proofOf(b1, 4_628).state).toBe('near')
    expect(proofOf(b1, 4_629)).toEqual({ state: 'different', differenceFen: 3 })
    expect(proofOf(b1, null).state).toBe('missing')
  })
})

it('writes decimals exactly', () => {
  expect(decimalOf(77_167_224n, 7)).toBe('7.7167224')
  expect(decimalOf(103_290_000n, 7)).toBe('10.329')
  expect(decimalOf(-50_000_000n, 7)).toBe('−5.00')
  expect(decimalOf(12_345_678_900_000n, 7)).toBe('1,234,567.89')
  expect(decimalOf(0n, 7)).toBe('0.00')
})
