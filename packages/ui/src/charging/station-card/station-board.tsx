import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './station-card.module.css'

/** Cards side by side, as many as fit, all of one height in a row. Each child is one card in a list item. */
export function StationBoard({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={clsx(styles.board, className)} />
}
