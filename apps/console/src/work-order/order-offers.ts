import type { Language } from '@ampdeck/api/enumeration'
import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { type WorkOrderAction, workOrderRefusal } from '@ampdeck/api/operation/life-cycles'
import { type WorkOrderRow, workOrder } from '@ampdeck/api/operation/work-order'
import { localName, type Text } from '@ampdeck/api/texts'
import { orderWords as words } from './work-order.texts.ts'

/** What people can do with a work order; an audit ends in one of two steps. */
export const ORDER_OFFERS = ['accept', 'submit', 'audit', 'dispatch', 'againDispatch', 'cancel'] as const
export type OrderOffer = (typeof ORDER_OFFERS)[number]

/** The call of each. */
export const orderCalls = {
  accept: workOrder.accept,
  submit: workOrder.submit,
  audit: alarmWorkOrder.audit,
  dispatch: alarmWorkOrder.dispatch,
  againDispatch: alarmWorkOrder.againDispatch,
  cancel: alarmWorkOrder.cancel,
}

const stepOf = (offer: OrderOffer): WorkOrderAction => (offer === 'audit' ? 'auditPass' : offer)

const reasons = {
  'transition.notAllowed': words.notNow,
  'workOrder.notYours': words.onlyOwn,
  'audit.sameUser': words.fourEyes,
} as const satisfies Record<string, Text>

/** Why this person may not do it, by the server's own rule; nothing where it is allowed. */
export function offerBlock(row: WorkOrderRow, offer: OrderOffer, userId: number): Text | undefined {
  const refusal = workOrderRefusal(row, stepOf(offer), userId)
  return refusal && reasons[refusal]
}

/** Whether the state of a work order leads nowhere by this; somebody else could not do it either. */
export function isOutOfPlace(row: WorkOrderRow, offer: OrderOffer): boolean {
  return workOrderRefusal(row, stepOf(offer), row.repairUser ?? 0) === 'transition.notAllowed'
}

/** "WO1ABC Ground failure": a work order as a question names it. */
export function orderName({ no, title, titleEn }: WorkOrderRow, language: Language): string {
  return `${no} ${localName({ title, titleEn }, language, 'title')}`
}
