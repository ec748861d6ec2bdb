import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { useId } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { BoardColumnView } from './board-view.ts'
import styles from './work-order-board.module.css'
import { boardTexts } from './work-order-board.texts.ts'
import { WorkOrderCard } from './work-order-card.tsx'
import type { WorkOrderState } from './work-order-state.ts'
import type { BoardOrder, Caller } from './work-order-transitions.ts'

/** What a column says while a card is dragged: it takes it, or why not. */
export type ColumnMood =
  | { readonly kind: 'calm' }
  | { readonly kind: 'open' | 'shut'; readonly words: string }

/** What all cards of the board share. */
export interface CardContext {
  now: number
  caller: Caller
  active: number | undefined
  dragged: number | undefined
  pending: ReadonlyMap<number, WorkOrderState>
  describedBy: string
  canMove: boolean
}

interface BoardColumnProps {
  column: BoardColumnView
  /** How many cards are not drawn. */
  rest: number
  mood: ColumnMood
  card: CardContext
  onOpen: ((order: BoardOrder) => void) | undefined
  onMove: (order: BoardOrder, to: WorkOrderState) => void
  onMore: () => void
}

/** One state and its cards, the most pressing on top. */
export function BoardColumn({ column, rest, mood, card, onOpen, onMove, onMore }: BoardColumnProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const id = useId()
  const { state, orders, late } = column
  const mark = workOrderState.mark(state)
  const count = orders.length + rest

  return (
    <section
      className={styles.column}
      aria-labelledby={id}
      data-column={state}
      data-mood={mood.kind}
      data-empty={count === 0 || undefined}
    >
      <h3 id={id} className={styles.head}>
        {mark && <Glyph name={mark.shape} tone={mark.tone} size={14} />}
        {workOrderState.label(state, language)}
        <span className={styles.count}>{number(count)}</span>
        {late > 0 && (
          <span className={styles.lateCount}>
            <Glyph name="alarm" tone="warning" size={12} />
            {say(boardTexts.late, { count: number(late) })}
          </span>
        )}
      </h3>
      {mood.kind !== 'calm' && (
        <p className={styles.mood}>
          <Glyph name={mood.kind === 'open' ? 'good' : 'closed'} size={12} />
          {mood.words}
        </p>
      )}
      {count === 0 ? (
        <p className={styles.empty}>{say(boardTexts.empty)}</p>
      ) : (
        <ol className={styles.cards}>
          {orders.map((order) => (
            <WorkOrderCard
              key={order.id}
              order={order}
              now={card.now}
              caller={card.caller}
              isActive={order.id === card.active}
              isDragged={order.id === card.dragged}
              isPending={card.pending.has(order.id)}
              describedBy={card.describedBy}
              canMove={card.canMove}
              onOpen={onOpen}
              onMove={onMove}
            />
          ))}
        </ol>
      )}
      {rest > 0 && (
        <Button look="plain" size="small" onClick={onMore}>
          {say(boardTexts.more, { count: Math.min(rest, 40) })}
        </Button>
      )}
    </section>
  )
}
