import { clsx } from 'clsx'
import { type ComponentProps, useMemo, useRef, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { useSize } from '../../foundation/resize/use-size.ts'
import { Segment } from '../../inputs/segment/segment.tsx'
import { useGrants } from '../../shell/gate/gate.tsx'
import { Diagram } from './diagram.tsx'
import { layoutOf } from './layout.ts'
import { isEnd, type LifeCycle, type LifeState, type Transition, waysOut } from './life-cycle.ts'
import { stateMachineTexts as t } from './state-machine.texts.ts'
import styles from './state-machine-view.module.css'

export interface StateMachineViewProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The name of the region: the record, such as “INV260701-0042”, or the kind of it. */
  label: string
  /** Every state of the life cycle; `statesOf(invoiceStatus, language)` makes them from an enumeration. */
  states: readonly LifeState[]
  /** Every way from one state to another, by people and by machines. */
  transitions: readonly Transition[]
  /** The id of the state in force. */
  current: string
  /** Called when the user presses the action of a way out for which the rights are there. */
  onAction?: ((transition: Transition) => void) | undefined
  /** Why the state of things forbids a way out that the user has the right to; nothing where it is open. */
  blockedReasonOf?: ((transition: Transition) => string | undefined) | undefined
}

/**
 * A life cycle: where a record stands, where it can go and what the user may do about it. A diagram where there is
 * room, a list where there is none or where somebody prefers it.
 */
export function StateMachineView({
  label,
  states,
  transitions,
  current,
  onAction,
  blockedReasonOf,
  className,
  ...rest
}: StateMachineViewProps) {
  const say = useSay()
  const { may } = useGrants()
  const root = useRef<HTMLElement>(null)
  const size = useSize(root)
  const [view, setView] = useState<'diagram' | 'list'>('diagram')
  const layout = useMemo(
    () => layoutOf({ states: states.map(({ id }) => id), edges: transitions }),
    [states, transitions],
  )
  // The drawing needs its width; below it the words alone are better, and first what can be done.
  const isNarrow = size !== undefined && size.width < layout.width
  const life: LifeCycle = {
    states,
    transitions,
    current,
    ways: waysOut(transitions, current),
    mayGo: ({ action }) => onAction !== undefined && action !== undefined && may(action),
    labelOf: (id) => states.find((state) => state.id === id)?.label ?? say(t.unknown, { state: id }),
  }

  return (
    <section
      {...rest}
      ref={root}
      aria-label={label}
      className={clsx(styles.view, className)}
      data-narrow={isNarrow || undefined}
    >
      {!isNarrow && (
        <div className={styles.switch}>
          <Segment
            label={say(t.show)}
            value={view}
            onChange={setView}
            options={(['diagram', 'list'] as const).map((value) => ({ value, label: say(t[value]) }))}
          />
        </div>
      )}
      {isNarrow || view === 'list' ? <StateList {...life} /> : <Diagram {...life} layout={layout} />}
      <WaysOut {...life} onAction={onAction} blockedReasonOf={blockedReasonOf} />
    </section>
  )
}

/** The life cycle in words: every state and below it where it leads. */
function StateList({ states, transitions, current, labelOf }: LifeCycle) {
  const say = useSay()

  return (
    <ol className={styles.states}>
      {states.map(({ id, label, mark }) => (
        <li key={id} className={styles.state} aria-current={id === current ? 'step' : undefined}>
          <span className={styles.name}>
            <Glyph name={mark?.shape ?? 'idle'} tone={mark?.tone ?? 'quiet'} size={13} />
            {label}
            {id === current && <span className={styles.note}>{say(t.current)}</span>}
          </span>
          <ul className={styles.leads}>
            {waysOut(transitions, id).map((way) => (
              <li key={`${way.to} ${way.label[0]}`}>
                {say(way.label)}{' '}
                <span className={styles.note}>{say(t.leadsTo, { state: labelOf(way.to) })}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

const MACHINES = { system: t.bySystem, device: t.byDevice, member: t.byMember }

/** What can follow: a button for what the user may do, a line for what others or the server do. */
function WaysOut({
  states,
  transitions,
  current,
  ways,
  mayGo,
  labelOf,
  onAction,
  blockedReasonOf,
}: LifeCycle & Pick<StateMachineViewProps, 'onAction' | 'blockedReasonOf'>) {
  const say = useSay()
  const isOver = isEnd(transitions, current)
  const isKnown = states.some(({ id }) => id === current)

  return (
    <div className={styles.ways}>
      <h3 className={styles.title}>{say(t.next)}</h3>
      {isOver && <p className={styles.note}>{isKnown ? say(t.end) : labelOf(current)}</p>}
      <ol className={styles.list}>
        {ways.map((way, index) => {
          const who = way.by ? MACHINES[way.by] : way.action && t.byOthers
          const blocked = mayGo(way) ? blockedReasonOf?.(way) : who && say(who)
          return (
            <li key={`${way.to} ${way.label[0]}`} className={styles.way} data-may={mayGo(way) || undefined}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              {mayGo(way) ? (
                <Button size="small" blockedReason={blocked} onClick={() => onAction?.(way)}>
                  {say(way.label)}
                </Button>
              ) : (
                <span>{say(way.label)}</span>
              )}
              <span className={styles.note}>
                {way.to !== way.from && say(t.leadsTo, { state: labelOf(way.to) })}
                {/* A button says its reason by itself. */}
                {blocked && (
                  <span className={styles.who} aria-hidden={mayGo(way) || undefined}>
                    {blocked}
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      {!isOver && !ways.some(mayGo) && <p className={styles.note}>{say(t.mayNothing)}</p>}
    </div>
  )
}
