import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './board.module.css'

export interface BoardFrameProps extends ComponentProps<'section'> {
  /** What the region and its heading are called. */
  name: string
  /** Under this id the keys are described, in words; what they move names it with `aria-describedby`. */
  id: string
  keys: string
  /** What was done last, read aloud. */
  said: string
}

/** A board that is walked by keys: its name, what its keys do, and what was done last. */
export function BoardFrame({ name, id, keys, said, className, children, ...rest }: BoardFrameProps) {
  return (
    <section {...rest} aria-labelledby={`${id}-name`} className={clsx(styles.frame, className)}>
      <h2 id={`${id}-name`} className="visually-hidden">
        {name}
      </h2>
      {children}
      <p id={id} hidden>
        {keys}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  )
}
