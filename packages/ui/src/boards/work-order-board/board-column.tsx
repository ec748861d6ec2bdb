import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { useId } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { type BoardColumnView, MORE } from './board-view.ts'
import styles from './work-order-board.module.css'
import { boardTexts } from './work-order-board.texts.ts'
import { type CardContext, WorkOrderCard } from './work-order-card.tsx'

/** What a column says while a card is dragged: it takes it, or why not. */
export interface ColumnMood {
  readonly kind: 'open' | 'shut'
  readonly words: string
}

interface BoardColumnProps {
  column: BoardColumnView
  mood: ColumnMood | undefined
  board: CardContext
  onMore: () => void
}

/** One state and its cards, the most pressing on top. */
export function BoardColumn({ column, mood, board, onMore }: BoardColumnProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const id = useId()
  const { state, orders, count, late } = column
  const rest = count - orders.length
  const mark = workOrderState.mark(state)

  return (
    <section
      className={styles.column}
      aria-labelledby={id}
      data-column={state}
      data-mood={mood?.kind}
      data-empty={count === 0 || undefined}
    >
      <h3 id={id} className={styles.head}>
        {mark && <Glyph name={mark.shape} tone={mark.tone} size={14} />}
        {workOrderState.label(state, language)}
        <span className={styles.count}>{number(count)}</span>
        <LateCount count={late} />
      </h3>
      {mood && (
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
            <WorkOrderCard key={order.id} order={order} board={board} />
          ))}
        </ol>
      )}
      {rest > 0 && (
        <Button look="plain" size="small" onClick={onMore}>
          {say(boardTexts.more, { count: Math.min(rest, MORE) })}
        </Button>
      )}
    </section>
  )
}

/** How many are late, with the sign of it; nothing where none is. */
export function LateCount({ count }: { count: number }) {
  const say = useSay()
  const { number } = useFormats()
  if (count === 0) return null

  return (
    <span className={styles.lateCount}>
      <Glyph name="alarm" tone="warning" size={12} />
      {say(boardTexts.late, { count: number(count) })}
    </span>
  )
}
