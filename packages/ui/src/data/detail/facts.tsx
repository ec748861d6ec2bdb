import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  /** The name of the figure, in the reader's language; each only once. */
  label: string
  /** As people read it, with its unit: `<Power w={1_010_000} />`. */
  value: ReactNode
}

export interface FactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Three to six, the most asked for first. */
  items: readonly Fact[]
}

/** The few figures by which a record is known, in one line below its name. */
export function Facts({ items, className, ...rest }: FactsProps) {
  return (
    <dl {...rest} className={clsx(styles.facts, className)}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
