import { orderStatus } from '@ampdeck/api/enumerations/order'
import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inTime, type OrderStep, pendingOf } from './order-timeline.tsx'

const step = (kind: OrderStep['kind'], time = '2026-03-18 09:42:00'): OrderStep => ({ kind, time })
const paid = { orderStatus: 3, chargeStatus: 3, badDebt: false }

describe('pendingOf', () => {
  it('waits for everything after a reservation', () => {
    expect(pendingOf({ orderStatus: 0, chargeStatus: 1, badDebt: false }, [step('reserve')])).toEqual([
      'start',
      'charging',
      'finish',
      'pay',
      'occupy',
      'invoice',
    ])
  })

  it('waits only for the invoice once a settled car has left', () => {
    expect(pendingOf(paid, [step('start'), step('finish'), step('pay'), step('occupy')])).toEqual(['invoice'])
    expect(pendingOf(paid, [step('finish'), step('occupy'), step('invoice')])).toEqual([])
  })

  it('still waits for payment where only a part was deducted', () => {
    const partly = { orderStatus: 3, chargeStatus: 2, badDebt: false }
    expect(pendingOf(partly, [step('finish'), step('pay'), step('occupy')])).toEqual(['pay', 'invoice'])
  })

  it('waits for a person where the order is abnormal', () => {
    expect(pendingOf({ orderStatus: 4, chargeStatus: 1, badDebt: false }, [step('finish')])[0]).toBe('handle')
  })

  it('waits for nothing where the order is closed or written off', () => {
    expect(pendingOf({ orderStatus: 5, chargeStatus: 1, badDebt: false }, [step('reserve')])).toEqual([])
    expect(pendingOf({ orderStatus: 3, chargeStatus: 2, badDebt: true }, [step('occupy')])).toEqual([])
  })

  it('never waits for the same thing twice, and not for what happened, unless a payment is still owed', () => {
    const kind = constantFrom<OrderStep['kind']>('start', 'charging', 'finish', 'pay', 'occupy', 'invoice')
    const orders = record({
      orderStatus: constantFrom(...orderStatus.codes),
      chargeStatus: integer({ min: 1, max: 3 }),
      badDebt: constantFrom(true, false),
    })
    assert(
      property(orders, array(kind), (order, kinds) => {
        const pending = pendingOf(
          order,
          kinds.map((one) => step(one)),
        )
        expect(new Set(pending).size).toBe(pending.length)
        for (const one of pending) if (one !== 'pay') expect(kinds).not.toContain(one)
      }),
    )
  })
})

it('puts events in the order of their times', () => {
  const late = step('finish', '2026-03-18 10:37:00')
  const early = step('start')
  expect(inTime([late, early, { ...early, kind: 'charging' }]).map(({ kind }) => kind)).toEqual([
    'start',
    'charging',
    'finish',
  ])
})
