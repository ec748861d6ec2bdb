import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { type LifeState, type Transition, waysOut } from './life-cycle.ts'
import styles from './state-list.module.css'
import { stateMachineTexts as t } from './state-machine.texts.ts'

export interface StateListProps {
  states: readonly LifeState[]
  transitions: readonly Transition[]
  current: string
}

/** The life cycle in words: every state and below it where it leads. */
export function StateList({ states, transitions, current }: StateListProps) {
  const say = useSay()
  const labelOf = (id: string) =>
    states.find((state) => state.id === id)?.label ?? say(t.unknown, { state: id })

  return (
    <ol className={styles.list}>
      {states.map(({ id, label, mark }) => (
        <li
          key={id}
          className={styles.state}
          aria-current={id === current ? 'step' : undefined}
          data-current={id === current || undefined}
        >
          <span className={styles.name}>
            <Glyph name={mark?.shape ?? 'idle'} tone={mark?.tone ?? 'quiet'} size={13} />
            {label}
            {id === current && <span className={styles.here}>{say(t.current)}</span>}
          </span>
          <ul className={styles.ways}>
            {waysOut(transitions, id).map((way) => (
              <li key={`${way.to} ${way.label[0]}`}>
                {say(way.label)}{' '}
                <span className={styles.target}>{say(t.leadsTo, { state: labelOf(way.to) })}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
