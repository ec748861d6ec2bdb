import { Timeline, type TimelineEvent, type TimelineProps } from '../../data/timeline/timeline.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { inTime, type OrderProgress, type OrderStep, type OrderStepKind, pendingOf } from './order-steps.ts'
import { orderTimelineTexts, pendingTexts } from './order-timeline.texts.ts'

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
      text: say(pendingTexts[kind]),
      state: 'pending',
    }),
  )

  return <Timeline {...rest} events={[...done, ...pending]} />
}
