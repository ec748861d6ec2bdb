import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './timeline.module.css'
import { timelineTexts as t } from './timeline.texts.ts'

/** One thing that happened, or that is still to come. */
export interface TimelineEvent {
  id: string
  title: ReactNode
  /** When, as it is to be written; absent for what has not happened. */
  time?: ReactNode
  /** What happened exactly, and who did it. */
  text?: ReactNode
  /** The number of the same moment in a chart beside it. */
  number?: number | undefined
  /** `done` unless told; pending ones are hollow and muted. Styled by `[data-state]`. */
  state?: 'done' | 'pending' | 'warning' | 'bad'
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** From the earliest to the latest; without any a sentence says that nothing has happened yet. */
  events: readonly TimelineEvent[]
}

/** What happened, one below the other: numbered black dots stand for the same numbers in a chart. */
export function Timeline({ events, className, ...rest }: TimelineProps) {
  const say = useSay()

  return (
    <ol {...rest} className={clsx(styles.timeline, className)}>
      {events.length === 0 && <li className={styles.nothing}>{say(t.nothing)}</li>}
      {events.map(({ id, title, time, text, number, state = 'done' }) => (
        <li key={id} className={styles.event} data-state={state}>
          <Dot number={number} state={state} />
          <p className={styles.head}>
            <span className={styles.title}>
              {title}
              {state !== 'done' && <span className="visually-hidden">, {say(t[state])}</span>}
            </span>
            {time && <span className={styles.time}>{time}</span>}
          </p>
          {text && <div className={styles.text}>{text}</div>}
        </li>
      ))}
    </ol>
  )
}

const glyphs = {
  pending: { name: 'waiting', tone: undefined },
  warning: { name: 'alarm', tone: 'warning' },
  bad: { name: 'fault', tone: 'bad' },
} as const

function Dot({ number, state }: { number: number | undefined; state: NonNullable<TimelineEvent['state']> }) {
  const say = useSay()

  if (number !== undefined) {
    return (
      <span role="img" className={styles.number} aria-label={say(t.point, { number })}>
        {number}
      </span>
    )
  }
  return state === 'done' ? (
    <span className={styles.dot} />
  ) : (
    <Glyph className={styles.glyph} size={14} {...glyphs[state]} />
  )
}
