import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './panel.module.css'

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading of the part; it also names the region. */
  title: string
  /** Muted behind the title: a unit, a count, a period. */
  caption?: ReactNode
  /** Controls at the right of the title: a `Segment`, a small button. */
  tools?: ReactNode
}

/** A named part of a page, set apart by a hairline. */
export function Panel({ title, caption, tools, className, children, ...rest }: PanelProps) {
  const id = useId()

  return (
    <section {...rest} aria-labelledby={id} className={clsx(styles.panel, className)}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {caption && <span className={styles.caption}>{caption}</span>}
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {children}
    </section>
  )
}
