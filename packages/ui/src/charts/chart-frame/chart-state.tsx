import { commonTexts } from '@ampdeck/api/texts'
import type { ReactNode } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './chart-frame.module.css'
import { chartTexts } from './chart-frame.texts.ts'

/** What stands in place of a drawing, or beside it; a chart without a single value is empty by itself. */
export type ChartState =
  /** A skeleton after 200 ms. */
  | { is: 'loading' }
  | { is: 'empty'; text?: string; action?: ReactNode }
  | { is: 'failed'; text?: string; onRetry?: () => void }
  /** Its reader may not see these figures. */
  | { is: 'forbidden'; text?: string }
  /** The drawing stays, quiet, with the time of its data, as it is to be read. */
  | { is: 'stale'; since: string }

/** What stands where the drawing would be. */
export function InsteadOf({ state = { is: 'empty' } }: { state: ChartState | undefined }) {
  const say = useSay()
  if (state.is === 'loading') {
    return <div role="status" aria-label={say(chartTexts.loading)} className={styles.skeleton} />
  }
  if (state.is === 'stale') return null
  const isFailed = state.is === 'failed'
  return (
    <div role={isFailed ? 'alert' : undefined} className={styles.sentence}>
      <p>{state.text ?? say(chartTexts[state.is])}</p>
      {state.is === 'empty' && state.action}
      {isFailed && state.onRetry && (
        <Button size="small" onClick={state.onRetry}>
          {say(commonTexts.tryAgain)}
        </Button>
      )}
    </div>
  )
}

/** From when the figures are, where they are old. */
export function StaleSince({ state }: { state: ChartState | undefined }) {
  const say = useSay()

  return (
    state?.is === 'stale' && (
      <span className={styles.stale}>{say(chartTexts.stale, { time: state.since })}</span>
    )
  )
}
