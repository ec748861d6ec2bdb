import { useSay } from '@ampdeck/ui/language'
import { type ReactNode, use, useId } from 'react'
import { SourceContext, useFreshness } from '../feed/source-context.ts'
import { ageText } from '../time/times.ts'
import { useTick } from '../time/use-tick.ts'
import styles from './panel.module.css'
import { partsTexts } from './parts.texts.ts'

export interface PanelProps {
  title: string
  /** At the right of the title; the age of stale values takes its place, so that nothing moves. */
  aside?: ReactNode
  children: ReactNode
}

/** A group of values under its title. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId()
  const isStale = useFreshness() === 'stale'

  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {isStale ? <Age /> : aside}
      </header>
      {children}
    </section>
  )
}

/** How old the values are. */
function Age() {
  const say = useSay()
  const { since } = use(SourceContext)
  const age = useTick((now) => ageText(now - since))

  return (
    <p className={styles.age}>
      <svg aria-hidden="true" viewBox="0 0 16 16">
        <path d="M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM8 4.4V8l2.4 1.6" />
      </svg>
      {say(partsTexts.old, { age })}
    </p>
  )
}
