import { clsx } from 'clsx'
import type { Ref } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { todayOf, weekdayNames } from '../calendar/days.ts'
import { DateInput } from '../date-input/date-input.tsx'
import { TimeInput } from '../date-input/time-input.tsx'
import { CheckboxOption } from '../fields/checkbox-option.tsx'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { NumberInput } from '../fields/number-input.tsx'
import { Select } from '../fields/select.tsx'
import { cycleTexts } from './cycle.texts.ts'
import type { Cycle, CycleKind } from './cycle.ts'
import styles from './cycle-input.module.css'
import { CyclePreview } from './cycle-preview.tsx'

export interface CycleOptions {
  /** The kinds that the screen knows; all five unless told otherwise. */
  kinds?: readonly CycleKind[] | undefined
  /** Fixed numbers of days to choose from, such as 1, 7 and 30 (spec.md §9); any number otherwise. */
  dayCycles?: readonly number[] | undefined
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
  dayCycles,
  now,
  ref,
  id,
  className,
  disabled,
  readOnly,
  onBlur,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
}: CycleInputProps) {
  const say = useSay()
  const { language } = useLanguage()
  const at = now ?? Date.now()
  const today = todayOf(at)
  const cycle = value ?? undefined
  const isFixed = disabled || readOnly
  const shared = { disabled, readOnly, 'aria-invalid': invalid }
  // What is no number is kept as it is typed, for the schema to refuse.
  const number = (next: number | string | null) => next as number

  return (
    <fieldset
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={clsx(styles.cycle, className)}
      onBlur={onBlur}
    >
      <div className={styles.parts}>
        <Select
          ref={ref as Ref<HTMLSelectElement> | undefined}
          aria-label={say(cycleTexts.kind)}
          aria-invalid={invalid}
          disabled={isFixed}
          data-readonly={readOnly || undefined}
          value={cycle?.kind ?? ''}
          onChange={(event) => onChange(startOf(event.target.value as CycleKind, today, dayCycles, cycle))}
        >
          {!cycle && <option value="">{say(cycleTexts.choose)}</option>}
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {say(cycleTexts[kind])}
            </option>
          ))}
        </Select>
        {cycle?.kind === 'minutes' && (
          <NumberInput
            {...shared}
            className={styles.number}
            aria-label={say(cycleTexts.every)}
            unit={say(cycleTexts.minuteUnit)}
            digits={{ whole: 4, decimals: 0 }}
            value={cycle.every}
            onChange={(every) => onChange({ ...cycle, every: number(every) })}
          />
        )}
        {cycle?.kind === 'days' && dayCycles && (
          <Select
            aria-label={say(cycleTexts.every)}
            disabled={isFixed}
            data-readonly={readOnly || undefined}
            value={cycle.every}
            onChange={(event) => onChange({ ...cycle, every: Number(event.target.value) })}
          >
            {dayCycles.map((days) => (
              <option key={days} value={days}>
                {days} {say(cycleTexts.dayUnit)}
              </option>
            ))}
          </Select>
        )}
        {cycle?.kind === 'days' && !dayCycles && (
          <NumberInput
            {...shared}
            className={styles.number}
            aria-label={say(cycleTexts.every)}
            unit={say(cycleTexts.dayUnit)}
            digits={{ whole: 3, decimals: 0 }}
            value={cycle.every}
            onChange={(every) => onChange({ ...cycle, every: number(every) })}
          />
        )}
        {cycle?.kind === 'days' && (
          <DateInput
            {...shared}
            className={styles.day}
            aria-label={say(cycleTexts.from)}
            now={at}
            value={cycle.from}
            onChange={(from) => onChange({ ...cycle, from: from ?? '' })}
          />
        )}
        {cycle?.kind === 'month' && (
          <Select
            aria-label={say(cycleTexts.dayOfMonth)}
            disabled={isFixed}
            data-readonly={readOnly || undefined}
            value={cycle.day}
            onChange={(event) => onChange({ ...cycle, day: Number(event.target.value) })}
          >
            {DAYS_OF_MONTH.map((day) => (
              <option key={day}>{day}</option>
            ))}
          </Select>
        )}
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
            const weekday = index + 1
            const others = cycle.weekdays.filter((other) => other !== weekday)
            return (
              <span key={name}>
                <CheckboxOption
                  disabled={isFixed}
                  checked={cycle.weekdays.includes(weekday)}
                  onChange={(event) =>
                    onChange({
                      ...cycle,
                      weekdays: event.target.checked ? [...others, weekday].sort((a, b) => a - b) : others,
                    })
                  }
                >
                  {name}
                </CheckboxOption>
              </span>
            )
          })}
        </fieldset>
      )}
      {cycle && <CyclePreview cycle={cycle} after={at} />}
    </fieldset>
  )
}

/** A cycle of a kind to begin with; the time of the one before goes along. */
function startOf(
  kind: CycleKind,
  today: string,
  dayCycles: readonly number[] | undefined,
  before?: Cycle,
): Cycle {
  const time = before && 'time' in before ? before.time : '09:00'
  switch (kind) {
    case 'minutes':
      return { kind, every: 15 }
    case 'day':
      return { kind, time }
    case 'week':
      return { kind, weekdays: [1], time }
    case 'month':
      return { kind, day: 1, time }
    case 'days':
      return { kind, every: dayCycles?.[0] ?? 7, from: today, time }
  }
}
