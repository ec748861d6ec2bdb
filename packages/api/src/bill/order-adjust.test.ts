import { expect, it } from 'vitest'
import { auditState } from '../enumerations/member.ts'
import { orderStatus } from '../enumerations/order.ts'
import { refusalOf } from '../life.ts'
import { billedOrderLife } from './order-adjust.ts'

const { finished, charging, abnormal } = orderStatus.code
const { underReview, passed, refused } = auditState.code
const order = { orderStatus: finished, badDebt: 0 }
const reasonOf = (more: object) => refusalOf(billedOrderLife.adjust, { ...order, ...more }, null)?.reason

it('adjusts an order that has ended well and is not written off, one adjustment after the other', () => {
  expect(reasonOf({})).toBeUndefined()
  for (const more of [{ orderStatus: charging }, { orderStatus: abnormal }, { badDebt: 1 }])
    expect(reasonOf(more)).toBe('transition.notAllowed')
  expect(reasonOf({ adjusts: [{ state: passed }, { state: refused }] })).toBeUndefined()
  expect(reasonOf({ adjusts: [{ state: underReview }, { state: refused }] })).toBe('adjust.open')
})
