import { orderStatus } from '@ampdeck/api/enumerations/order'
import { expect, it } from 'vitest'
import { after, before, isRunning, type OrderAction, paymentOf } from './order-states.ts'

const { reserved, starting, charging, finished, abnormal, closed } = orderStatus.code
const actions: OrderAction[] = [
  'reserve',
  'cancel',
  'start',
  'accept',
  'refuse',
  'stop',
  'lose',
  'check',
  'handle',
  'void',
  'withdraw',
]

it('goes from start to end as domain.md §4 LC 1 says', () => {
  const walk = (...steps: OrderAction[]) =>
    steps.reduce<ReturnType<typeof after> | null>(
      (at, step) => (at === undefined ? at : after(at, step)),
      null,
    )
  expect(walk('start')).toBe(starting)
  expect(walk('reserve', 'start', 'accept', 'stop')).toBe(finished)
  expect(walk('start', 'refuse')).toBe(closed)
  expect(walk('start', 'accept', 'lose', 'handle')).toBe(finished)
  expect(walk('start', 'accept', 'stop', 'check', 'void')).toBe(closed)
  expect(walk('reserve', 'cancel')).toBe(closed)
})

it('refuses everything else', () => {
  expect(after(closed, 'start')).toBeUndefined()
  expect(after(finished, 'stop')).toBeUndefined()
  expect(after(charging, 'refuse')).toBeUndefined()
  expect(actions.map((action) => after(closed, action)).filter(Boolean)).toEqual([])
  const allowed = actions.flatMap((action) => before(action).map((from) => [from, action]))
  expect(allowed).toHaveLength(10)
})

it('runs while it starts or charges', () => {
  expect([reserved, starting, charging, finished, abnormal, closed].filter(isRunning)).toEqual([
    starting,
    charging,
  ])
})

it.each([
  [0, 0, 3],
  [100, 0, 1],
  [100, 1, 2],
  [100, 100, 3],
])('%i fen due of which %i are paid is status %i', (payableFen, paidFen, status) => {
  expect(paymentOf({ payableFen, paidFen })).toBe(status)
})
