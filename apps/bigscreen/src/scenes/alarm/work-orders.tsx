import { alarmLevel, workOrderState } from '@ampdeck/api/enumerations/operation'
import type { AlarmScene } from '@ampdeck/api/statistics/big-screen/alarm'
import { parseTimestamp } from '@ampdeck/api/time'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { AlarmMark } from '../../alarms/alarm-mark.tsx'
import { useFreshness } from '../../feed/source-context.ts'
import { Panel } from '../../parts/panel.tsx'
import { PartsBar } from '../../parts/parts-bar.tsx'
import { useIsTwoScreens } from '../../parts/use-is-two-screens.ts'
import { countdownText } from '../../time/day.ts'
import { useTick } from '../../time/use-tick.ts'
import { alarmTexts } from './alarm.texts.ts'
import { shortPlace } from './place-text.ts'
import styles from './work-orders.module.css'

export interface WorkOrdersProps {
  states: AlarmScene['workOrders']
  next: AlarmScene['next']
}

/** As many as there is room for; a second screen has more. */
const MAX = 7
const SECOND = 1_000

const { toDispatch, dispatched, processing, toAudit, refused } = workOrderState.code
const colours = new Map<number, string>([
  [toDispatch, 'var(--line-strong)'],
  [dispatched, 'var(--gun-offline)'],
  [processing, 'var(--gun-preparing)'],
  [toAudit, 'var(--gun-full)'],
  [refused, 'var(--alarm-2)'],
])

/** Work orders by state, and those that must be done next: what is overdue stands out. */
export function WorkOrders({ states, next }: WorkOrdersProps) {
  const say = useSay()
  const { language } = useLanguage()
  const isTwoScreens = useIsTwoScreens()
  const isGone = useFreshness() === 'gone'
  const total = states.reduce((sum, { count }) => sum + count, 0)
  const parts = states.map(({ state, count }) => ({
    key: String(state),
    label: workOrderState.label(state, language),
    value: count,
    colour: colours.get(state) ?? 'var(--track)',
  }))

  return (
    <Panel
      title={isGone ? say(alarmTexts.workOrdersHead) : say(alarmTexts.workOrders, { count: total })}
      aside={<p className={styles.head}>{say(alarmTexts.deadlineHead)}</p>}
    >
      <PartsBar parts={isGone ? [] : parts} />
      {isGone || next.length === 0 ? (
        <p className={styles.empty}>{isGone ? '–' : say(alarmTexts.noOrders)}</p>
      ) : (
        <ol className={styles.orders}>
          {next.slice(0, isTwoScreens ? undefined : MAX).map((order) => (
            <li key={order.id}>
              <AlarmMark level={order.level} />
              <span className="visually-hidden">{alarmLevel.label(order.level, language)}</span>
              <span className={styles.place}>{shortPlace(order, language)}</span>
              <span className={styles.who}>{order.repairUserName ?? say(alarmTexts.unassigned)}</span>
              <Countdown deadline={order.deadline} level={order.level} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** How long is left; what is overdue counts on with a minus, as an inverse chip. */
function Countdown({ deadline, level }: Pick<AlarmScene['next'][number], 'deadline' | 'level'>) {
  const say = useSay()
  const until = deadline === null ? 0 : parseTimestamp(deadline)
  const left = useTick((now) => countdownText(Math.abs(until - now) / SECOND))
  const isLate = useTick((now) => until < now)
  if (deadline === null) return <span className={styles.left}>–</span>

  return (
    <span className={styles.left} data-late={isLate || undefined} data-level={level}>
      {isLate && <span className="visually-hidden">{say(alarmTexts.overdue)}</span>}
      {isLate && '−'}
      {left}
    </span>
  )
}
