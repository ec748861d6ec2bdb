import { texts } from '@ampdeck/api/texts'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './steps.module.css'

export const stepsTexts = texts({
  done: ['done', '已完成'],
  waiting: ['not reached yet', '未开始'],
  failed: ['needs attention', '需要修改'],
})

/** `failed` has an error to be corrected; `waiting` was not reached yet. */
export type StepState = 'done' | 'current' | 'waiting' | 'failed'

/** One step of a way. */
export interface Step {
  id: string
  /** One or two words, in the reader's language. */
  title: string
  /** Where it does not follow from the order: a step behind the current one is done, one after it waits. */
  state?: StepState | undefined
}

export interface StepsProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'children'> {
  /** What the steps lead to; the name of the list. */
  label: string
  /** All steps in their order; each is numbered from 1. */
  steps: readonly Step[]
  /** The id of the step at which one is; none once all are done. */
  current: string | undefined
  /** Called with a step that can be returned to. Without it the steps only tell. */
  onSelect?: ((id: string) => void) | undefined
}

/** Where one is on a way of several steps; each by `[data-state]`. A narrow row writes only the current title. */
export function Steps({ label, steps, current, onSelect, className, ...rest }: StepsProps) {
  const say = useSay()

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <ol aria-label={label} className={styles.steps}>
        {steps.map((step, index) => {
          const state = stateOf(steps, current, index)
          const content = (
            <>
              <Disc state={state} number={index + 1} />
              <span className={styles.title}>{step.title}</span>
              {state !== 'current' && <span className="visually-hidden">{say(stepsTexts[state])}</span>}
            </>
          )
          const canReturn = onSelect && state !== 'current' && state !== 'waiting'
          return (
            <li
              key={step.id}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {canReturn ? (
                <button type="button" className={styles.content} onClick={() => onSelect(step.id)}>
                  {content}
                </button>
              ) : (
                <span className={styles.content}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** The number of a step; what is done has a check, what failed the octagon. */
function Disc({ state, number }: { state: StepState; number: number }) {
  if (state === 'failed') return <Glyph name="fault" tone="bad" size={18} />
  return <span className={styles.disc}>{state === 'done' ? <Check aria-hidden="true" /> : number}</span>
}

/** The state of a step; without a current one all are done. */
export function stateOf(steps: readonly Step[], current: string | undefined, index: number): StepState {
  const at = steps.findIndex(({ id }) => id === current)
  const told = steps[index]?.state
  if (told) return told
  if (at < 0 || index < at) return 'done'
  return index === at ? 'current' : 'waiting'
}
