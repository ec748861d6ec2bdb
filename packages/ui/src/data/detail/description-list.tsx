import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import styles from './description-list.module.css'

export interface Description {
  label: string
  /** What is not known is a dash. */
  value: ReactNode
  /** Takes the whole row, for long texts. */
  wide?: boolean
  /** The text that a button behind the value copies: a code, a number, a key. */
  copy?: string | undefined
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly Description[]
  /** At most four (spec.md §9); fewer where the list has no room for them. Styled by `[data-columns]`. */
  columns?: 1 | 2 | 3 | 4
}

/** The fields of a record that is only read. Long values wrap; none pushes the list wider. */
export function DescriptionList({ items, columns = 3, className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={clsx(styles.list, className)} data-columns={columns}>
      {items.map(({ label, value, wide, copy }) => (
        <div key={label} className={styles.item} data-wide={wide || undefined}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {isAbsent(value) ? <span className={styles.label}>–</span> : value}
            {copy && !isAbsent(value) && <CopyButton label={label} text={copy} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isAbsent(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
