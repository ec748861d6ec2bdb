import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { auditState } from '@ampdeck/api/enumerations/member'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import type { OrderStep, OrderStepKind } from '@ampdeck/ui/order-timeline'

/** What each step says beyond its name, in the language in force. */
export interface StepWords {
  start: string
  finish: string | undefined
  close: string | undefined
  abnormal: string | undefined
  pay: string | undefined
  occupy: string | undefined
}

const { closed, abnormal, reserved } = orderStatus.code

/** The steps that an order has behind it; those with a number are marked in its curve. */
export function stepsOf(order: ChargeOrderDetail, words: StepWords): OrderStep[] {
  const { startTime, endTime, unplugTime, updateTime, meterValues, deductions, receipts, adjusts } = order
  const first = meterValues[0]?.ts
  const step = (kind: OrderStepKind, time: string | null | undefined, text?: string): OrderStep[] =>
    time ? [{ kind, time, ...(text && { text }) }] : []

  const steps = [
    ...(order.orderStatus === reserved ? step('reserve', startTime) : step('start', startTime, words.start)),
    ...step('charging', first),
    ...step('finish', endTime, words.finish),
    ...(order.orderStatus === closed ? step('close', endTime ?? updateTime, words.close) : []),
    ...(order.orderStatus === abnormal ? step('abnormal', endTime ?? updateTime, words.abnormal) : []),
    ...step('pay', deductions.findLast(({ amountFen }) => amountFen < 0)?.ts, words.pay),
    ...receipts.flatMap(({ ts, receiptNo }) => step('pay', ts, receiptNo)),
    ...step('occupy', unplugTime, words.occupy),
    ...adjusts
      .filter(({ state }) => state === auditState.code.passed)
      .flatMap(({ auditTime, reason }) => step('adjust', auditTime, reason)),
  ]
  return numbered(steps)
}

/** The start and the end have numbers, which stand in the curve too. */
function numbered(steps: readonly OrderStep[]): OrderStep[] {
  let number = 0
  return steps.map((step) => (isMarked(step) ? { ...step, number: ++number } : step))
}

export function isMarked({ kind }: OrderStep): boolean {
  return kind === 'start' || kind === 'finish'
}
