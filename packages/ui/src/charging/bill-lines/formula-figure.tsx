import { type KeyboardEvent, useId, useState } from 'react'
import styles from './formula-figure.module.css'

export interface FormulaFigureProps {
  /** The figure as it is written. */
  figure: string
  /** How it came about, in one line. */
  formula: string
  /** It is not what its parts give. */
  isWrong?: boolean
}

/**
 * A figure that says how it came about when it is pointed at or focused. Escape sends the words away; they can be
 * pointed at themselves (WCAG 1.4.13). Plain CSS: a popover's machinery would come with every order.
 */
export function FormulaFigure({ figure, formula, isWrong = false }: FormulaFigureProps) {
  const id = useId()
  const [isDismissed, setDismissed] = useState(false)
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isDismissed) return
    // The drawer around it stays open.
    event.stopPropagation()
    setDismissed(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; leaving it forgets the Escape.
    <span
      className={styles.place}
      data-dismissed={isDismissed || undefined}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
      onKeyDown={dismiss}
    >
      <button type="button" className={styles.figure} aria-describedby={id} data-wrong={isWrong || undefined}>
        {figure}
      </button>
      <span role="tooltip" id={id} className={styles.words}>
        {formula}
      </span>
    </span>
  )
}
