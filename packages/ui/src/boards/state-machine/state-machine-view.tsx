import { clsx } from 'clsx'
import { type ComponentProps, useMemo, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { useGrants } from '../../shell/gate/gate.tsx'
import { Diagram } from './diagram.tsx'
import { layoutOf } from './layout.ts'
import { isEnd, type LifeState, type Transition, waysOut } from './life-cycle.ts'
import { StateList } from './state-list.tsx'
import { stateMachineTexts as t } from './state-machine.texts.ts'
import styles from './state-machine-view.module.css'
import { WaysOut } from './ways-out.tsx'

export interface StateMachineViewProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What lives: "Invoice". The name of the region. */
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
  /** The way out that is being gone. */
  busy?: Transition | undefined
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
  busy,
  className,
  ...rest
}: StateMachineViewProps) {
  const say = useSay()
  const { may } = useGrants()
  const [view, setView] = useState<'diagram' | 'list'>('diagram')
  const layout = useMemo(
    () => layoutOf({ states: states.map(({ id }) => id), edges: transitions }),
    [states, transitions],
  )
  const ways = waysOut(transitions, current)
  const mayGo = (way: Transition) => onAction !== undefined && way.action !== undefined && may(way.action)

  return (
    <section
      {...rest}
      aria-label={label}
      className={clsx(styles.view, className)}
      data-view={view}
      data-breadth={breadthOf(layout.width)}
    >
      <div className={styles.content}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs; these two buttons only turn the picture. */}
        <div role="group" aria-label={say(t.show)} className={styles.switch}>
          {(['diagram', 'list'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
              {say(t[one])}
            </button>
          ))}
        </div>
        <div className={styles.diagram}>
          <Diagram
            layout={layout}
            states={states}
            transitions={transitions}
            current={current}
            mayGo={mayGo}
          />
        </div>
        <div className={styles.list}>
          <StateList states={states} transitions={transitions} current={current} />
        </div>
        <WaysOut
          ways={ways}
          states={states}
          current={current}
          isEnd={isEnd(transitions, current)}
          mayGo={mayGo}
          onAction={onAction}
          blockedReasonOf={blockedReasonOf}
          busy={busy}
        />
      </div>
    </section>
  )
}

/** A container query knows no measured width: the drawing says in steps how much it needs. */
function breadthOf(width: number): number {
  return [320, 440, 560, 700].find((step) => width <= step) ?? 900
}
