import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import type { LifeState, Transition } from './life-cycle.ts'
import { stateMachineTexts as t } from './state-machine.texts.ts'
import styles from './ways-out.module.css'

export interface WaysOutProps {
  ways: readonly Transition[]
  states: readonly LifeState[]
  current: string
  isEnd: boolean
  mayGo: (way: Transition) => boolean
  onAction: ((transition: Transition) => void) | undefined
  blockedReasonOf: ((transition: Transition) => string | undefined) | undefined
  busy: Transition | undefined
}

/** What can follow: a button for what the user may do, a line for what others or the server do. */
export function WaysOut({
  ways,
  states,
  current,
  isEnd,
  mayGo,
  onAction,
  blockedReasonOf,
  busy,
}: WaysOutProps) {
  const say = useSay()
  const labelOf = (id: string) =>
    states.find((state) => state.id === id)?.label ?? say(t.unknown, { state: id })
  const isKnown = states.some(({ id }) => id === current)
  const whoGoes = (way: Transition) => {
    const machines = { system: t.bySystem, device: t.byDevice, member: t.byMember }
    return say(way.by ? machines[way.by] : t.byOthers)
  }

  return (
    <div className={styles.ways}>
      <h3 className={styles.title}>{say(t.next)}</h3>
      {isEnd && <p className={styles.note}>{isKnown ? say(t.end) : say(t.unknown, { state: current })}</p>}
      <ol className={styles.list}>
        {ways.map((way, index) => (
          <li key={`${way.to} ${way.label[0]}`} className={styles.way} data-may={mayGo(way) || undefined}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            {mayGo(way) ? (
              <Button
                size="small"
                busy={busy === way}
                blockedReason={blockedReasonOf?.(way)}
                onClick={() => onAction?.(way)}
              >
                {say(way.label)}
              </Button>
            ) : (
              <span>{say(way.label)}</span>
            )}
            <span className={styles.note}>
              {way.to !== way.from && say(t.leadsTo, { state: labelOf(way.to) })}
              {!mayGo(way) && <span className={styles.who}>{whoGoes(way)}</span>}
              {mayGo(way) && blockedReasonOf?.(way) && (
                <span className={styles.who} aria-hidden="true">
                  {blockedReasonOf(way)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {!isEnd && !ways.some(mayGo) && <p className={styles.note}>{say(t.mayNothing)}</p>}
    </div>
  )
}
