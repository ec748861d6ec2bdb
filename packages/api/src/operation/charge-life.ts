import { orderStatus } from '../enumerations/order.ts'
import { lifeOf } from '../life.ts'

export const noCharge = ['No charge is running', '没有进行中的充电'] as const

/** The life of a charge, as far as people ask its pile for something: it ends when the pile says so. */
export const chargeLife = lifeOf('orderStatus', orderStatus, {
  stop: { from: 'charging', sentences: { 'transition.notAllowed': noCharge } },
  /** Its tariff, its priority or its limit. */
  change: { from: 'charging', sentences: { 'transition.notAllowed': noCharge } },
})
