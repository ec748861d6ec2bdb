import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import { CheckboxOption } from '../../inputs/fields/checkbox.tsx'
import { Select } from '../../inputs/fields/select.tsx'
import boardStyles from '../board/board.module.css'
import { BoardFrame } from '../board/board-frame.tsx'
import { BoardColumn, type ColumnMood, LateCount } from './board-column.tsx'
import { columnsOf, FIRST, MORE, neighbourCard, type PersonFilter, peopleOf } from './board-view.ts'
import { useMoves } from './use-moves.ts'
import styles from './work-order-board.module.css'
import { boardTexts } from './work-order-board.texts.ts'
import { actionText, useRefusal } from './work-order-card.tsx'
import {
  type BoardOrder,
  boardStates,
  type Caller,
  moveOf,
  type WorkOrderAction,
  type WorkOrderState,
} from './work-order-rules.ts'

/** What somebody wants: the page asks for what the action needs (person, reason, result) and saves it. */
export interface WorkOrderMove {
  order: BoardOrder
  action: WorkOrderAction
  to: WorkOrderState
}

export interface WorkOrderBoardProps extends ComponentProps<'section'> {
  /** Every work order of the board; each stands in the column of its state. */
  orders: readonly BoardOrder[]
  /** The moment by which deadlines are measured, epoch milliseconds; a parent that ticks passes a new one. */
  now: number
  /** The signed-in user and the rights held: they decide where each card may go. */
  caller: Caller
  /**
   * Saves a move; resolves when `orders` carries it, rejects with an error whose message says why not. The card
   * stands in its new column meanwhile. Without it the board is read only.
   */
  onMove?: ((move: WorkOrderMove) => Promise<void>) | undefined
  /** Called when the title of a card is pressed; the page opens the work order. */
  onOpen?: ((order: BoardOrder) => void) | undefined
}

const BoardDrag = lazyOf(() => import('./board-drag.tsx'), 'BoardDrag')

/** Work orders as cards in a column per state; a card goes only where life cycle 16 and the caller's rights lead. */
export function WorkOrderBoard({
  orders,
  now,
  caller,
  onMove,
  onOpen,
  className,
  ...rest
}: WorkOrderBoardProps) {
  const say = useSay()
  const { language } = useLanguage()
  const refusal = useRefusal()
  const id = useId()
  const board = useRef<HTMLDivElement>(null)
  const { shown, pending, failed, run, dismiss } = useMoves(orders)
  const [person, setPerson] = useState<PersonFilter>()
  const [isLate, setLate] = useState(false)
  const [limits, setLimits] = useState<Partial<Record<WorkOrderState, number>>>({})
  const [active, setActive] = useState<number>()
  const [dragged, setDragged] = useState<number>()
  const [isArmed, setArmed] = useState(false)
  const [said, setSaid] = useState('')

  const columns = columnsOf(shown, { person, isLate }, now).map((column) => ({
    ...column,
    orders: column.orders.slice(0, limits[column.state] ?? FIRST),
  }))
  const cards = columns.flatMap((column) => column.orders)
  const late = columns.reduce((sum, column) => sum + column.late, 0)
  const count = columns.reduce((sum, column) => sum + column.count, 0)
  const current = cards.some((order) => order.id === active) ? active : cards[0]?.id
  const find = (orderId: number | undefined) => shown.find((order) => order.id === orderId)
  const stateName = (state: WorkOrderState) => workOrderState.label(state, language)

  const focus = (orderId: number) => {
    setActive(orderId)
    requestAnimationFrame(() =>
      board.current?.querySelector<HTMLElement>(`[data-order="${orderId}"] [data-open]`)?.focus(),
    )
  }

  const move = async (order: BoardOrder, to: WorkOrderState) => {
    if (!onMove || order.state === to || pending.has(order.id)) return
    const { no } = order
    const way = moveOf(order, to, caller)
    if (!way.isAllowed) {
      setSaid(say(boardTexts.cannot, { no, reason: refusal(way.why, order, to) }))
      return
    }
    setSaid(say(boardTexts.moving, { no, state: stateName(to) }))
    focus(order.id)
    const isSaved = await run(order, to, () => onMove({ order, action: way.action, to }))
    if (isSaved) setSaid(say(boardTexts.moved, { no, state: stateName(to) }))
    focus(order.id)
  }

  const press = (event: KeyboardEvent) => {
    const card = cardAt(event.target)
    const order = find(Number(card?.dataset.order))
    if (!card || !order || event.ctrlKey || event.metaKey || event.altKey) return
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const next = neighbourCard(columns, order.id, event.key)
    if (event.key.toLowerCase() === 'm' && onMove) card.querySelector<HTMLElement>('[data-move]')?.click()
    else if (event.shiftKey && isSideways && onMove) {
      const at = boardStates.indexOf(order.state)
      const states =
        event.key === 'ArrowRight' ? boardStates.slice(at + 1) : boardStates.slice(0, at).toReversed()
      const to = states.find((state) => moveOf(order, state, caller).isAllowed)
      if (to) void move(order, to)
      else setSaid(say(boardTexts.cannot, { no: order.no, reason: say(boardTexts.noFurther) }))
    } else if (next !== undefined) focus(next)
    else return
    event.preventDefault()
  }

  const moodOf = (state: WorkOrderState): ColumnMood | undefined => {
    const order = find(dragged)
    if (!order || order.state === state) return undefined
    const way = moveOf(order, state, caller)
    return way.isAllowed
      ? { kind: 'open', words: say(boardTexts.drop, { action: say(actionText(way.action, state)) }) }
      : { kind: 'shut', words: refusal(way.why, order, state) }
  }

  return (
    <BoardFrame
      {...rest}
      name={say(boardTexts.board)}
      id={id}
      keys={say(boardTexts.keys)}
      said={said}
      className={clsx(styles.root, className)}
    >
      <div className={clsx(boardStyles.bar, styles.bar)}>
        <Select
          size="bar"
          aria-label={say(boardTexts.person)}
          value={person ?? ''}
          onChange={({ target: { value } }) =>
            setPerson(value === '' ? undefined : value === 'nobody' ? 'nobody' : Number(value))
          }
        >
          <option value="">{say(boardTexts.anyone)}</option>
          <option value="nobody">{say(boardTexts.nobody)}</option>
          {peopleOf(shown).map((one) => (
            <option key={one.person.id} value={one.person.id}>
              {say(boardTexts.personCount, { name: one.person.name, count: one.count })}
            </option>
          ))}
        </Select>
        <div className={styles.late}>
          <CheckboxOption checked={isLate} onChange={(event) => setLate(event.target.checked)}>
            {say(boardTexts.onlyLate)}
          </CheckboxOption>
        </div>
        <span className={clsx(boardStyles.hint, styles.sum)}>
          {say(boardTexts.total, { count })}
          <LateCount count={late} />
        </span>
      </div>
      {failed && (
        <div role="alert" className={styles.failed}>
          <Glyph name="fault" tone="bad" size={14} />
          <span>
            {say(boardTexts.failed, {
              no: failed.order.no,
              state: stateName(failed.order.state),
              reason: failed.reason || say(boardTexts.couldNot),
            })}
          </span>
          <Button look="plain" size="small" onClick={dismiss}>
            {say(boardTexts.dismiss)}
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cards' buttons are the controls; this only listens. */}
      <div
        ref={board}
        className={styles.board}
        data-nothing={count === 0 || undefined}
        onKeyDown={press}
        onPointerEnter={() => {
          if (!onMove || isArmed) return
          void BoardDrag.read()
          setArmed(true)
        }}
        onFocus={(event) => setActive((before) => Number(cardAt(event.target)?.dataset.order) || before)}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.state}
            column={column}
            mood={moodOf(column.state)}
            board={{
              now,
              caller,
              active: current,
              dragged,
              pending,
              describedBy: id,
              onOpen,
              onMove: onMove && ((order, to) => void move(order, to)),
            }}
            onMore={() =>
              setLimits((before) => ({ ...before, [column.state]: (before[column.state] ?? FIRST) + MORE }))
            }
          />
        ))}
      </div>
      {isArmed && (
        <BoardDrag
          board={board}
          cards={cards.map((order) => `${order.id}:${order.state}`)}
          onDrag={setDragged}
          onDrop={(orderId, to) => {
            const order = find(orderId)
            if (order) void move(order, to)
          }}
        />
      )}
    </BoardFrame>
  )
}

function cardAt(target: EventTarget): HTMLElement | null {
  return (target as Element).closest<HTMLElement>('[data-order]')
}
