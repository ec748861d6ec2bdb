import type { Enumeration } from '@ampdeck/api/enumeration'
import { alarmLevel, workOrderState } from '@ampdeck/api/enumerations/operation'
import type { Text } from '@ampdeck/api/texts'
import { EllipsisVertical, User } from 'lucide-react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Menu } from '../../overlays/menu/menu.tsx'
import { boardTexts } from './work-order-board.texts.ts'
import styles from './work-order-card.module.css'
import {
  type BoardOrder,
  boardStates,
  type Caller,
  moveOf,
  type Refusal,
  urgencyOf,
  type WorkOrderAction,
  type WorkOrderState,
} from './work-order-rules.ts'

/** What all cards of a board share. */
export interface CardContext {
  now: number
  caller: Caller
  /** The one card that Tab reaches. */
  active: number | undefined
  dragged: number | undefined
  /** The cards of which the server is asked. */
  pending: ReadonlyMap<number, WorkOrderState>
  describedBy: string
  onOpen: ((order: BoardOrder) => void) | undefined
  /** Without it nothing moves. */
  onMove: ((order: BoardOrder, to: WorkOrderState) => void) | undefined
}

interface WorkOrderCardProps {
  order: BoardOrder
  board: CardContext
}

/** Also takes levels of a later version. */
const levels: Enumeration = alarmLevel

/** One work order: what, where, who, and how long there is. */
export function WorkOrderCard({ order, board }: WorkOrderCardProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { level, no, title, station, repairUser } = order
  const isPending = board.pending.has(order.id)

  return (
    <li
      className={styles.card}
      data-order={order.id}
      data-level={level}
      data-dragged={order.id === board.dragged || undefined}
      data-pending={isPending || undefined}
      aria-busy={isPending || undefined}
    >
      <div className={styles.top}>
        <span
          className={styles.level}
          title={say(boardTexts.level, { level, name: levels.label(level, language) })}
        >
          {level}
        </span>
        <span className={styles.no}>{no}</span>
        <MoveMenu order={order} board={board} />
      </div>
      <button
        type="button"
        className={styles.title}
        data-open=""
        aria-label={say(boardTexts.open, { no, title })}
        aria-describedby={board.describedBy}
        tabIndex={order.id === board.active ? 0 : -1}
        onClick={() => board.onOpen?.(order)}
      >
        {title}
      </button>
      <p className={styles.station}>{station}</p>
      <p className={styles.foot}>
        <Deadline order={order} now={board.now} />
        <span className={styles.person} data-nobody={!repairUser || undefined}>
          <User size={12} aria-hidden="true" />
          <span>{repairUser?.name ?? say(boardTexts.nobody)}</span>
        </span>
      </p>
    </li>
  )
}

/** The way to move a card without dragging: every column, those that refuse with their reason. */
function MoveMenu({ order, board: { caller, active, onMove } }: WorkOrderCardProps) {
  const say = useSay()
  const { language } = useLanguage()
  const refusal = useRefusal()
  if (!onMove) return null
  const items = boardStates
    .filter((state) => state !== order.state)
    .map((state) => {
      const way = moveOf(order, state, caller)
      const label = workOrderState.label(state, language)
      return {
        id: String(state),
        label: way.isAllowed
          ? say(boardTexts.destination, { state: label, action: say(actionText(way.action, state)) })
          : label,
        disabledReason: way.isAllowed ? undefined : refusal(way.why, order, state),
      }
    })

  return (
    <Menu
      label={say(boardTexts.moveTo)}
      trigger={
        <IconButton
          size="small"
          data-move=""
          tabIndex={order.id === active ? 0 : -1}
          label={say(boardTexts.move, { no: order.no })}
          className={styles.menu}
        >
          <EllipsisVertical size={14} />
        </IconButton>
      }
      items={items}
      onChoose={(id) => {
        const to = boardStates.find((state) => String(state) === id)
        if (to) onMove(order, to)
      }}
    />
  )
}

/** The time left, or how late it is, with its glyph and its word. */
function Deadline({ order, now }: { order: BoardOrder; now: number }) {
  const say = useSay()
  const { kind, minutes } = urgencyOf(order, now)
  const time = useLength(minutes)
  if (!order.deadline) return <span className={styles.deadline}>{say(boardTexts.noDeadline)}</span>
  const due = say(boardTexts.dueAt, { time: order.deadline.slice(5, 16) })
  if (kind === 'none') return <span className={styles.deadline}>{due}</span>

  return (
    <span className={styles.deadline} data-urgency={kind} title={due}>
      {kind === 'late' && <Glyph name="alarm" tone="bad" size={12} />}
      {kind === 'soon' && <Glyph name="waiting" tone="warning" size={12} />}
      {say(kind === 'late' ? boardTexts.lateBy : boardTexts.leftTime, { time })}
    </span>
  )
}

/** `2 h 15 min`, `3 h`, `36 min`, and from two days on `2 d 1 h`. */
function useLength(minutes: number): string {
  const say = useSay()
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return say(boardTexts.days, { days: Math.floor(hours / 24), hours: hours % 24 })
  if (hours === 0) return say(boardTexts.minutes, { minutes })
  if (minutes % 60 === 0) return say(boardTexts.wholeHours, { hours })
  return say(boardTexts.hours, { hours, minutes: minutes % 60 })
}

/** The reason in words why a card does not go into a column. */
export function useRefusal() {
  const say = useSay()
  const { language } = useLanguage()

  return (why: Refusal, { state }: BoardOrder, to: WorkOrderState) => {
    if (why === 'noWay')
      return say(boardTexts.noWay, {
        from: workOrderState.label(state, language),
        to: workOrderState.label(to, language),
      })
    return say(typeof why === 'string' ? boardTexts[why] : why)
  }
}

/** What a step into a column is called; an audit has two. */
export function actionText(action: WorkOrderAction, to: WorkOrderState): Text {
  if (action === 'audit') return to === workOrderState.code.done ? boardTexts.approve : boardTexts.reject
  return boardTexts[action]
}
