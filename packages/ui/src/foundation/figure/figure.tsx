import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './figure.module.css'

/** What every figure takes besides its value: the attributes of its element. */
export type FigureRest = Omit<ComponentProps<'span'>, 'children'>

export interface FigureProps extends FigureRest {
  /** The digits as they are written; null shows that nothing is known. */
  text: string | null
  /** Muted behind the digits, in the language of the page: `V`, `min`. None behind a dash. */
  unit?: string | undefined
}

/** A number and, smaller and muted behind it, its unit. */
export function Figure({ text, unit, className, ...rest }: FigureProps) {
  return (
    <span {...rest} className={clsx(styles.figure, className)} data-empty={text === null || undefined}>
      {text ?? '–'}
      {unit && text !== null && <span className={styles.unit}> {unit}</span>}
    </span>
  )
}
