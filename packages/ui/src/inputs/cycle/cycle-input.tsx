import { serverNow } from '@ampdeck/api/server-clock'
import { clsx } from 'clsx'
import type { Ref } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { todayOf, weekdayNames } from '../calendar/days.ts'
import { DateInput } from '../date-input/date-input.tsx'
import { TimeInput } from '../date-input/time-input.tsx'
import { bound } from '../fields/bound.tsx'
import { CheckboxOption } from '../fields/checkbox.tsx'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { NumberInput } from '../fields/number-input.tsx'
import { Select, type SelectProps } from '../fields/select.tsx'
import { useRequired } from '../fields/use-required.tsx'
import { cycleTexts } from './cycle.texts.ts'
import { type Cycle, type CycleKind, cycleText, nextRuns } from './cycle.ts'
import styles from './cycle-input.module.css'

export interface CycleOptions {
  /** The kinds that the screen knows, in the order in which they are offered; all five by default. */
  kinds?: readonly CycleKind[] | undefined
  /** Now in epoch milliseconds, for tests and stories; the clock otherwise. */
  now?: number | undefined
}

export interface CycleInputProps extends ControlProps, ValueProps<Cycle>, CycleOptions {}

const ALL: readonly CycleKind[] = ['minutes', 'day', 'week', 'month', 'days']

/** Those that every month has. */
const DAYS_OF_MONTH = Array.from({ length: 28 }, (_, index) => index + 1)

/** When something repeats, put together from plain choices, said in words, with its next three runs. */
export function CycleInput({
  value,
  onChange,
  kinds = ALL,
  now = serverNow(),
  ref,
  className,
  disabled,
  readOnly,
  'aria-invalid': invalid,
  'aria-required': isRequired,
  'aria-describedby': describedBy,
  ...rest
}: CycleInputProps) {
  const say = useSay()
  const { language } = useLanguage()
  const cycle = value ?? undefined
  const required = useRequired(isRequired, describedBy)
  const isFixed = disabled || readOnly
  const shared = { disabled, readOnly, 'aria-invalid': invalid }

  const choice = (props: SelectProps) => (
    <Select {...props} aria-invalid={invalid} disabled={isFixed} data-readonly={readOnly || undefined} />
  )
  const every = (of: Extract<Cycle, { every: number }>, unit: string, whole: number) => (
    <NumberInput
      {...shared}
      className={styles.number}
      aria-label={say(cycleTexts.every)}
      unit={unit}
      digits={{ whole, decimals: 0 }}
      value={of.every}
      // What is no number is kept as it is typed, for the schema to refuse.
      onChange={(next) => onChange({ ...of, every: next as number })}
    />
  )

  return (
    <fieldset {...rest} aria-describedby={required.describedBy} className={clsx(styles.cycle, className)}>
      {required.word}
      <div className={styles.parts}>
        {choice({
          ref: ref as Ref<HTMLSelectElement> | undefined,
          'aria-label': say(cycleTexts.kind),
          value: cycle?.kind ?? '',
          onChange: (event) => onChange(startOf(event.target.value as CycleKind, todayOf(now), cycle)),
          children: (
            <>
              {!cycle && <option value="">{say(cycleTexts.choose)}</option>}
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {say(cycleTexts[kind])}
                </option>
              ))}
            </>
          ),
        })}
        {cycle?.kind === 'minutes' && every(cycle, say(cycleTexts.minuteUnit), 4)}
        {cycle?.kind === 'days' && (
          <>
            {every(cycle, say(cycleTexts.dayUnit), 3)}
            <DateInput
              {...shared}
              className={styles.day}
              aria-label={say(cycleTexts.from)}
              now={now}
              value={cycle.from}
              onChange={(from) => onChange({ ...cycle, from: from ?? '' })}
            />
          </>
        )}
        {cycle?.kind === 'month' &&
          choice({
            'aria-label': say(cycleTexts.dayOfMonth),
            value: cycle.day,
            onChange: (event) => onChange({ ...cycle, day: Number(event.target.value) }),
            children: DAYS_OF_MONTH.map((day) => <option key={day}>{day}</option>),
          })}
        {cycle && cycle.kind !== 'minutes' && (
          <TimeInput
            {...shared}
            className={styles.time}
            aria-label={say(cycleTexts.time)}
            value={cycle.time}
            onChange={(time) => onChange({ ...cycle, time: time ?? '' })}
          />
        )}
      </div>
      {cycle?.kind === 'week' && (
        <fieldset className={styles.weekdays}>
          <legend className="visually-hidden">{say(cycleTexts.weekdays)}</legend>
          {weekdayNames(language).map((name, index) => {
            const others = cycle.weekdays.filter((other) => other !== index + 1)
            const isOn = others.length < cycle.weekdays.length
            return (
              <span key={name}>
                <CheckboxOption
                  disabled={isFixed}
                  checked={isOn}
                  onChange={() =>
                    onChange({ ...cycle, weekdays: isOn ? others : [...others, index + 1].sort() })
                  }
                >
                  {name}
                </CheckboxOption>
              </span>
            )
          })}
        </fieldset>
      )}
      {cycle && <Preview cycle={cycle} after={now} />}
    </fieldset>
  )
}

/**
 * When something repeats, in a form; its rules are `cycleSchema`. A new record starts with a default of the
 * form.
 */
export const CycleField = bound<Cycle, CycleOptions>(CycleInput, { isGroup: true, wide: true })

/** A cycle in words and its next three runs after a moment. */
function Preview({ cycle, after }: { cycle: Cycle; after: number }) {
  const say = useSay()
  const { language } = useLanguage()
  const runs = nextRuns(cycle, after)
  const willRun = runs.length > 0

  return (
    <div className={styles.preview}>
      <p aria-live="polite" className={willRun ? styles.words : undefined}>
        {willRun ? cycleText(cycle, language) : say(cycleTexts.none)}
      </p>
      {willRun && (
        <ul aria-label={say(cycleTexts.next)}>
          {runs.map((run) => (
            <li key={run}>{run.slice(0, 16)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A cycle of a kind to begin with; the time of the one before goes along. */
function startOf(kind: CycleKind, today: string, before: Cycle | undefined): Cycle {
  const time = before && 'time' in before ? before.time : '09:00'
  return {
    minutes: { kind: 'minutes', every: 15 } as const,
    day: { kind: 'day', time } as const,
    week: { kind: 'week', weekdays: [1], time } as const,
    month: { kind: 'month', day: 1, time } as const,
    days: { kind: 'days', every: 7, from: today, time } as const,
  }[kind]
}
