import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { Timeline, type TimelineEvent, type TimelineProps } from '../../data/timeline/timeline.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { afterCharge, orderTimelineTexts, pendingTexts } from './order-timeline.texts.ts'

export interface OrderTimelineProps extends Omit<TimelineProps, 'events'> {
  /** How far the order is: decides what is still to come. */
  order: OrderProgress
  /** What happened, in any order. */
  steps: readonly OrderStep[]
}

/** Steps after which somebody has to act. */
const states: Partial<Record<OrderStepKind, TimelineEvent['state']>> = {
  abnormal: 'warning',
  badDebt: 'bad',
  close: 'bad',
}

/** An order from its reservation to its invoice, with times and people; what is still to come is hollow. */
export function OrderTimeline({ order, steps, ...rest }: OrderTimelineProps) {
  const say = useSay()
  const { time, day } = useFormats()
  const happened = inTime(steps)

  const done = happened.map((step, index): TimelineEvent => {
    const before = happened[index - 1]
    const isNewDay = before !== undefined && day(before.time) !== day(step.time)
    return {
      id: `${step.kind} ${step.time} ${index}`,
      title: say(orderTimelineTexts[step.kind]),
      time: (
        <time dateTime={step.time.replace(' ', 'T')}>
          {isNewDay && `${day(step.time)} `}
          {time(step.time)}
        </time>
      ),
      text: [step.text, step.by].filter(Boolean).join(' · ') || undefined,
      number: step.number,
      state: states[step.kind] ?? 'done',
    }
  })
  const pending = pendingOf(order, steps).map(
    (kind): TimelineEvent => ({
      id: `pending ${kind}`,
      title: say(orderTimelineTexts[kind]),
      text: say(kind === 'pay' && !hasEnded(order) ? afterCharge : pendingTexts[kind]),
      state: 'pending',
    }),
  )

  return <Timeline {...rest} events={[...done, ...pending]} />
}

/** What can happen to a charging order. */
export type OrderStepKind =
  | 'reserve'
  | 'start'
  | 'charging'
  | 'derate'
  | 'finish'
  | 'close'
  | 'abnormal'
  | 'handle'
  | 'pay'
  | 'occupy'
  | 'adjust'
  | 'badDebt'
  | 'recover'
  | 'invoice'

/** One thing that happened to an order. */
export interface OrderStep {
  kind: OrderStepKind
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  time: string
  /** Who did it: a member, a user, a pile. */
  by?: string | undefined
  /** What it says beyond its name, in the language in force. */
  text?: string | undefined
  /** The number of the same moment in the power curve. */
  number?: number | undefined
}

/** What decides which steps are still to come. */
export interface OrderProgress {
  /** A code of `OrderStatus`. */
  orderStatus: number
  /** A code of `ChargeStatus`. */
  chargeStatus: number
  /** Written off. */
  badDebt: boolean
}

const { reserved, starting, charging, finished, abnormal } = orderStatus.code

/** Whether there is anything to be paid yet. */
const hasEnded = ({ orderStatus: status }: OrderProgress) =>
  status !== reserved && status !== starting && status !== charging

/** The way of an order that goes well, after its reservation. */
const WAY: readonly OrderStepKind[] = ['start', 'charging', 'finish', 'pay', 'occupy', 'invoice']

/** What happened, from the earliest to the latest; what happened in one second keeps its order. */
export function inTime(steps: readonly OrderStep[]): OrderStep[] {
  return [...steps].sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
}

/** What is still to come, in the order in which it comes. A closed order and a bad debt wait for nothing. */
export function pendingOf(order: OrderProgress, steps: readonly OrderStep[]): OrderStepKind[] {
  const happened = new Set(steps.map(({ kind }) => kind))
  const missing = (kinds: readonly OrderStepKind[]) =>
    kinds.filter((kind) => kind === 'pay' || !happened.has(kind))
  const isSettled = order.chargeStatus === chargeStatus.code.settled
  const after = (kind: OrderStepKind) => {
    const rest = WAY.slice(WAY.indexOf(kind) + 1)
    return missing(isSettled ? rest.filter((one) => one !== 'pay') : rest)
  }

  switch (order.orderStatus) {
    case reserved:
      return missing(WAY)
    case starting:
      return after('start')
    case charging:
      return after('charging')
    case abnormal:
      return ['handle', ...after('finish')]
    case finished:
      return order.badDebt ? missing(['occupy']) : after('finish')
    default:
      return []
  }
}
