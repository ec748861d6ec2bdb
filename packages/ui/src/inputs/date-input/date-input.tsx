import { CalendarDays } from 'lucide-react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Calendar } from '../calendar/calendar.tsx'
import { isDay, parseDay, todayOf } from '../calendar/days.ts'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { useTyped } from '../fields/use-typed.ts'
import { dateTexts } from './date-input.texts.ts'
import styles from './panel-input.module.css'
import { PanelInput } from './panel-input.tsx'

export interface DateOptions {
  /** The first and the last day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined
  max?: string | undefined
  /** Days between that cannot be chosen; the schema says why a typed one is refused. */
  isDisabled?: ((day: string) => boolean) | undefined
  /** Now in epoch milliseconds, for tests and stories; the clock otherwise. */
  now?: number | undefined
}

export interface DateInputProps extends ControlProps, ValueProps<string>, DateOptions {}

/**
 * A calendar day of UTC+8, `YYYY-MM-DD`, typed, pasted in most writings, or chosen. It looks the same in every
 * browser. What means no day stays the text that it is, for the schema to refuse.
 */
export function DateInput({ value, onChange, min, max, isDisabled, now, ...rest }: DateInputProps) {
  const say = useSay()
  const { text, type, settle } = useTyped<string>(value, onChange, {
    read: (typed) => parseDay(typed) ?? (typed.trim() || null),
    write: (day) => (day == null ? '' : String(day)),
  })
  const today = todayOf(now ?? Date.now())
  const isTodayOff = (min && today < min) || (max && today > max) || isDisabled?.(today)

  return (
    <PanelInput
      {...rest}
      text={text}
      onType={type}
      onSettle={settle}
      placeholder={say(dateTexts.day)}
      panelLabel={say(dateTexts.openDay)}
      icon={<CalendarDays />}
      panel={(close) => {
        const choose = (day: string | null) => {
          onChange(day)
          close()
        }
        return (
          <>
            <Calendar
              focusFirst
              from={isDay(value) ? value : ''}
              today={today}
              min={min}
              max={max}
              isDisabled={isDisabled}
              onChoose={choose}
            />
            <div className={styles.foot}>
              <Button size="small" disabled={Boolean(isTodayOff)} onClick={() => choose(today)}>
                {say(dateTexts.today)}
              </Button>
              {!rest['aria-required'] && (
                <Button size="small" look="plain" onClick={() => choose(null)}>
                  {say(dateTexts.clear)}
                </Button>
              )}
            </div>
          </>
        )
      }}
    />
  )
}
