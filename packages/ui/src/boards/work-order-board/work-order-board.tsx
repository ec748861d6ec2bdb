import { workOrderState } from '@ampdeck/api/enumerations/operation'
import type { WorkOrderAction } from '@ampdeck/api/operation/life-cycles'
import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { CheckboxOption } from '../../inputs/fields/checkbox-option.tsx'
import { Select } from '../../inputs/fields/select.tsx'
import { BoardColumn, type ColumnMood } from './board-column.tsx'
import { columnsOf, neighbourCard, type PersonFilter, peopleOf } from './board-view.ts'
import { useMoves } from './use-moves.ts'
import { useRefusal } from './use-refusal.ts'
import styles from './work-order-board.module.css'
import { boardTexts } from './work-order-board.texts.ts'
import { boardStates, type WorkOrderState } from './work-order-state.ts'
import { type BoardOrder, type Caller, moveOf } from './work-order-transitions.ts'

/** What somebody wants: the page asks for what the action needs (person, reason, result) and saves it. */
export interface WorkOrderMove {
  order: BoardOrder
  action: WorkOrderAction
  to: WorkOrderState
}

export interface WorkOrderBoardProps extends ComponentProps<'section'> {
  orders: readonly BoardOrder[]
  /** The moment by which deadlines are measured, epoch milliseconds; a parent that ticks passes a new one. */
  now: number
  caller: Caller
  /**
   * Saves a move; resolves when `orders` carries it, rejects with an error whose message says why not. The card
   * stands in its new column meanwhile. Without it the board is read only.
   */
  onMove?: ((move: WorkOrderMove) => Promise<void>) | undefined
  onOpen?: ((order: BoardOrder) => void) | undefined
}

const loadDrag = () => import('./board-drag.tsx')
const BoardDrag = lazy(async () => ({ default: (await loadDrag()).BoardDrag }))

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
  const { number } = useFormats()
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

  const columns = columnsOf(shown, { person, isLate }, now)
  const visible = columns.map((column) => ({
    ...column,
    orders: column.orders.slice(0, limits[column.state] ?? FIRST),
  }))
  const visibleIds = visible.flatMap((column) => column.orders.map((order) => order.id))
  const current = active !== undefined && visibleIds.includes(active) ? active : visibleIds[0]
  const find = (orderId: number | undefined) => shown.find((order) => order.id === orderId)
  const stateName = (state: WorkOrderState) => workOrderState.label(state, language)

  const focus = (orderId: number | undefined) => {
    if (orderId === undefined) return
    setActive(orderId)
    requestAnimationFrame(() =>
      cardOf(board.current, orderId)?.querySelector<HTMLElement>('[data-open]')?.focus(),
    )
  }

  const move = async (order: BoardOrder, to: WorkOrderState) => {
    if (!onMove || order.state === to || pending.has(order.id)) return
    const way = moveOf(order, to, caller)
    if (!way.isAllowed) {
      setSaid(say(boardTexts.cannot, { no: order.no, reason: refusal(way.why, order, to) }))
      return
    }
    setActive(order.id)
    setSaid(say(boardTexts.moving, { no: order.no, state: stateName(to) }))
    focus(order.id)
    const isSaved = await run(order, to, () => onMove({ order, action: way.action, to }))
    if (isSaved) setSaid(say(boardTexts.moved, { no: order.no, state: stateName(to) }))
    focus(order.id)
  }

  const press = (event: KeyboardEvent) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-order]')
    const order = find(Number(card?.dataset.order))
    if (!card || !order || event.ctrlKey || event.metaKey || event.altKey) return
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (event.key.toLowerCase() === 'm' && onMove) {
      event.preventDefault()
      card.querySelector<HTMLElement>('[data-move]')?.click()
    } else if (event.shiftKey && isSideways && onMove) {
      event.preventDefault()
      const states = boardStates.slice(boardStates.indexOf(order.state) + 1)
      const before = boardStates.slice(0, boardStates.indexOf(order.state)).toReversed()
      const to = (event.key === 'ArrowRight' ? states : before).find(
        (state) => moveOf(order, state, caller).isAllowed,
      )
      if (to) void move(order, to)
      else setSaid(say(boardTexts.cannot, { no: order.no, reason: say(boardTexts.noFurther) }))
    } else {
      const next = neighbourCard(visible, order.id, event.key)
      if (next === undefined) return
      event.preventDefault()
      focus(next)
    }
  }

  const moodOf = (state: WorkOrderState): ColumnMood => {
    const order = find(dragged)
    if (!order || order.state === state) return { kind: 'calm' }
    const way = moveOf(order, state, caller)
    return way.isAllowed
      ? { kind: 'open', words: say(boardTexts.drop, { action: say(boardTexts[way.action]) }) }
      : { kind: 'shut', words: refusal(way.why, order, state) }
  }

  const late = columns.reduce((sum, column) => sum + column.late, 0)
  const count = columns.reduce((sum, column) => sum + column.orders.length, 0)

  return (
    <section {...rest} aria-labelledby={`${id}-name`} className={clsx(styles.root, className)}>
      <h2 id={`${id}-name`} className="visually-hidden">
        {say(boardTexts.board)}
      </h2>
      <div className={styles.bar}>
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
        <span className={styles.sum}>
          {say(boardTexts.total, { count })}
          {late > 0 && (
            <span className={styles.lateSum}>
              <Glyph name="alarm" tone="warning" size={12} />
              {say(boardTexts.late, { count: number(late) })}
            </span>
          )}
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
      <p id={`${id}-keys`} hidden>
        {say(boardTexts.keys)}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cards' buttons are the controls; this only listens. */}
      <div
        ref={board}
        className={styles.board}
        data-nothing={count === 0 || undefined}
        onKeyDown={press}
        onPointerEnter={() => {
          if (!onMove || isArmed) return
          void loadDrag()
          setArmed(true)
        }}
        onFocus={(event) => {
          const order = Number(event.target.closest<HTMLElement>('[data-order]')?.dataset.order)
          if (order) setActive(order)
        }}
      >
        {visible.map((column, index) => (
          <BoardColumn
            key={column.state}
            column={column}
            rest={(columns[index]?.orders.length ?? 0) - column.orders.length}
            mood={moodOf(column.state)}
            card={{
              now,
              caller,
              active: current,
              dragged,
              pending,
              describedBy: `${id}-keys`,
              canMove: !!onMove,
            }}
            onOpen={onOpen}
            onMove={(order, to) => void move(order, to)}
            onMore={() =>
              setLimits((before) => ({ ...before, [column.state]: (before[column.state] ?? FIRST) + MORE }))
            }
          />
        ))}
      </div>
      {isArmed && (
        <Suspense>
          <BoardDrag
            board={board}
            cards={visible.flatMap(({ state, orders: cards }) =>
              cards.map((order) => `${order.id}:${state}`),
            )}
            onDrag={setDragged}
            onDrop={(orderId, to) => {
              const order = find(orderId)
              if (order) void move(order, to)
            }}
          />
        </Suspense>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  )
}

/** How many cards a column draws at first, and with each press on "Show more". */
const FIRST = 20
const MORE = 40

function cardOf(board: HTMLElement | null, id: number): HTMLElement | null | undefined {
  return board?.querySelector<HTMLElement>(`[data-order="${id}"]`)
}
