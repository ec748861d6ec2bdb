import { partOf } from '@ampdeck/api/contract'
import type { Language } from '@ampdeck/api/enumeration'
import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { workOrderLife } from '@ampdeck/api/operation/life-cycles'
import { type WorkOrderRow, workOrder } from '@ampdeck/api/operation/work-order'
import { localName } from '@ampdeck/api/texts'

/** What people can do with a work order, each with its call. */
export const orderCalls = {
  accept: workOrder.accept,
  submit: workOrder.submit,
  audit: alarmWorkOrder.audit,
  dispatch: partOf(alarmWorkOrder.dispatch, workOrderLife.dispatch),
  againDispatch: alarmWorkOrder.againDispatch,
  cancel: alarmWorkOrder.cancel,
}

export const ORDER_OFFERS = ['accept', 'submit', 'audit', 'dispatch', 'againDispatch', 'cancel'] as const
export type OrderOffer = (typeof ORDER_OFFERS)[number]

/** "WO1ABC Ground failure": a work order as a question names it. */
export function orderName({ no, title, titleEn }: WorkOrderRow, language: Language): string {
  return `${no} ${localName({ title, titleEn }, language, 'title')}`
}
