import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './station-card.module.css'
import { stationTexts } from './station-card.texts.ts'

/** The shape of a card to come, as large as a real one; drawn only after 200 ms, so that a quick answer does not flicker. */
export function StationCardLoading({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  const say = useSay()

  return (
    <div
      {...rest}
      role="status"
      aria-label={say(stationTexts.loading)}
      className={clsx(styles.card, styles.loading, className)}
    >
      {['name', 'note', 'bar', 'counts', 'figure', 'today'].map((part) => (
        <span key={part} className={styles.bone} data-part={part} />
      ))}
    </div>
  )
}
