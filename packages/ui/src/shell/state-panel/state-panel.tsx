import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './state-panel.module.css'

export interface StatePanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A small picture above the words, hidden from screen readers by its own `aria-hidden`. */
  drawing: ReactNode
  /** A word or number above the title, for example `404`. */
  eyebrow?: ReactNode
  /** The heading: what is the matter, in one sentence. */
  title: string
  /** The title's level: 1 where the panel is the page, 2 inside a page, the usual. */
  level?: 1 | 2
  /** What it means and what to do. */
  text?: ReactNode
  /** Small print below the actions, for example code and request. */
  note?: ReactNode
  /** The ways out. */
  children?: ReactNode
}

/** The frame of every state that stands in place of content: drawing, sentence, way out. */
export function StatePanel({
  drawing,
  eyebrow,
  title,
  level = 2,
  text,
  note,
  children,
  className,
  ...rest
}: StatePanelProps) {
  const Heading = level === 1 ? 'h1' : 'h2'

  return (
    <div {...rest} className={clsx(styles.panel, className)}>
      {drawing}
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading className={styles.title}>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {children && <div className={styles.actions}>{children}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
