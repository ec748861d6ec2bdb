import { expect, it } from 'vitest'
import { orderDetail } from './order.fixture.ts'
import { averagePrice, billOfOrder } from './order-bill.ts'
import { stepsOf } from './order-steps.ts'

const words = {
  start: 'app',
  finish: 'full',
  close: 'no energy',
  abnormal: 'lost',
  pay: 'paid',
  occupy: '21 min',
}

it('tells a settled order from its start to its plug-out', () => {
  const steps = stepsOf(orderDetail(), words)
  expect(steps.map(({ kind, number }) => [kind, number])).toEqual([
    ['start', 1],
    ['charging', undefined],
    ['finish', 2],
    ['pay', undefined],
    ['occupy', undefined],
  ])
})

it('tells what is known and no more: a running order, one that never charged, one that was lost', () => {
  const open = { endTime: null, unplugTime: null, deductions: [], meterValues: [] }
  expect(stepsOf(orderDetail({ ...open, orderStatus: 1 }), words).map(({ kind }) => kind)).toEqual(['start'])
  expect(stepsOf(orderDetail({ ...open, orderStatus: 5 }), words).map(({ kind }) => kind)).toEqual([
    'start',
    'close',
  ])
  expect(stepsOf(orderDetail({ ...open, orderStatus: 4 }), words).at(-1)).toMatchObject({ text: 'lost' })
  expect(stepsOf(orderDetail({ ...open, orderStatus: 0 }), words)[0]?.kind).toBe('reserve')
})

const billWords = { discount: 'd', coupon: 'c', occupy: 'o', gradeOf: (level: number) => `level ${level}` }

it('makes a bill that adds up: fees, reductions, occupation, payments', () => {
  const bill = billOfOrder(orderDetail(), billWords)
  const steps = bill.steps.reduce((sum, { fen }) => sum + fen, 0)
  expect(bill.eFeeFen + bill.sFeeFen + steps).toBe(bill.payableFen)
  expect(bill.payments.reduce((sum, { fen }) => sum + fen, 0) + bill.owedFen).toBe(bill.payableFen)
})

it('says of each reduction what it was taken of, and why another was not', () => {
  expect(billOfOrder(orderDetail(), billWords).steps).toMatchObject([
    { kind: 'site', baseFen: 1_540, fen: -154 },
    { kind: 'passed', of: 'activity', why: 'smaller', wouldFen: 123, usedFen: 154 },
    { kind: 'grade', name: 'level 2', baseFen: 1_386, fen: -42 },
    { kind: 'coupon', name: '服务费券', fen: -300 },
    { kind: 'passed', of: 'coupon', why: 'threshold', thresholdFen: 6_000 },
  ])
})

it('names sums alone where nothing says how they came about', () => {
  expect(billOfOrder(orderDetail({ discounts: [] }), billWords).steps).toMatchObject([
    { kind: 'named', name: 'd', fen: -196 },
    { kind: 'named', name: 'c', fen: -300 },
  ])
})

it('has an average price, without the occupation, where something was charged', () => {
  expect(averagePrice(orderDetail())).toBeCloseTo(1.2939, 4)
  expect(averagePrice(orderDetail({ energyWh: 0 }))).toBeUndefined()
})
