import { serverNow } from '@ampdeck/api/server-clock'
import { formatTimestamp } from '@ampdeck/api/time'
import { CalendarClock, CalendarDays, CalendarRange } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import type { CalendarPanel } from '../calendar/calendar.tsx'
import { dateTexts } from '../calendar/date.texts.ts'
import { parseDay, parseMonth, todayOf } from '../calendar/days.ts'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import styles from './picker.module.css'
import { LazyCalendar, Picker, useDateText } from './picker.tsx'
import { TimeInput } from './time-input.tsx'
import { dayTimeText, parseDayTime, parseTime } from './times.ts'

export interface MonthOptions {
  /**
   * The first that the calendar offers: a month `YYYY-MM`, of days `YYYY-MM-DD`. What is typed the schema
   * checks.
   */
  min?: string | undefined
  /** The last that the calendar offers, written as `min`. */
  max?: string | undefined
  /** Now in epoch milliseconds, for tests and stories; the clock otherwise. */
  now?: number | undefined
}

export interface DateOptions extends MonthOptions {
  /**
   * Asked of each day: true for one between that cannot be chosen; the schema says why a typed one is
   * refused.
   */
  isDisabled?: ((day: string) => boolean) | undefined
}

type Controlled<Options> = ControlProps & ValueProps<string> & Options
export type DateInputProps = Controlled<DateOptions>
export type DateTimeInputProps = Controlled<DateOptions>
export type MonthInputProps = Controlled<MonthOptions>

/**
 * A calendar day of UTC+8, `YYYY-MM-DD`, typed, pasted in most writings, or chosen. It looks the same in every
 * browser. What means no day stays the text that it is, for the schema to refuse.
 */
export function DateInput({ min, max, isDisabled, now, ...rest }: DateInputProps) {
  const say = useSay()
  const { value, onChange } = rest
  const today = todayOf(now ?? serverNow())
  const isTodayOff = (min && today < min) || (max && today > max) || isDisabled?.(today)

  return (
    <TypedDate
      {...rest}
      kind="day"
      panel={(panel) => {
        const choose = (day: string | null) => {
          onChange(day)
          panel.onClose()
        }
        return (
          <LazyCalendar
            panel={panel}
            value={[value ?? '']}
            today={today}
            {...{ min, max, isDisabled }}
            onChoose={([day = null]) => onChange(day)}
            foot={
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
            }
          />
        )
      }}
    />
  )
}

/** A month, `YYYY-MM`, typed or chosen among the months of a year. */
export function MonthInput({ min, max, now, ...rest }: MonthInputProps) {
  const { value, onChange } = rest

  return (
    <TypedDate
      {...rest}
      kind="month"
      panel={(panel) => (
        <LazyCalendar
          panel={panel}
          unit="month"
          value={[`${parseMonth(value ?? '')}-01`]}
          today={todayOf(now ?? serverNow())}
          {...{ min, max }}
          onChoose={([month = '']) => onChange(month.slice(0, 7))}
        />
      )}
    />
  )
}

/** An instant in UTC+8, `YYYY-MM-DD HH:mm:ss` on the wire; seconds are shown only where there are any. */
export function DateTimeInput({ min, max, isDisabled, now, ...rest }: DateTimeInputProps) {
  const say = useSay()
  const { value, onChange } = rest
  const at = now ?? serverNow()
  const today = todayOf(at)
  const known = parseDayTime(value ?? '')
  const day = known?.slice(0, 10) ?? ''
  const time = known?.slice(11, 16) ?? '00:00'

  return (
    <TypedDate
      {...rest}
      kind="dayTime"
      panel={(panel) => (
        <LazyCalendar
          panel={{ ...panel, staysOpen: true }}
          value={[day]}
          today={today}
          {...{ min, max, isDisabled }}
          onChoose={([chosen]) => onChange(`${chosen} ${time}:00`)}
          foot={
            <div className={styles.foot}>
              <span className={styles.time}>
                {say(dateTexts.timeOfDay)}
                <TimePart time={time} onTime={(next) => onChange(`${day || today} ${next}:00`)} />
              </span>
              <Button size="small" look="plain" onClick={() => onChange(formatTimestamp(at))}>
                {say(dateTexts.now)}
              </Button>
              <Button size="small" onClick={panel.onClose}>
                {say(dateTexts.done)}
              </Button>
            </div>
          }
        />
      )}
    />
  )
}

const kinds = {
  day: {
    parse: parseDay,
    hint: dateTexts.day,
    label: dateTexts.openDay,
    Icon: CalendarDays,
    write: undefined,
  },
  month: {
    parse: parseMonth,
    hint: dateTexts.month,
    label: dateTexts.openMonth,
    Icon: CalendarRange,
    write: undefined,
  },
  dayTime: {
    parse: parseDayTime,
    hint: dateTexts.dayTime,
    label: dateTexts.openDayTime,
    Icon: CalendarClock,
    write: dayTimeText,
  },
} as const

interface TypedDateProps extends ControlProps, ValueProps<string> {
  kind: keyof typeof kinds
  panel: (panel: CalendarPanel) => ReactNode
}

/** One input that is read as one likes to write it, with its calendar. */
function TypedDate({ kind, panel, value, onChange, onBlur, className, ...rest }: TypedDateProps) {
  const say = useSay()
  const { parse, write, hint, label, Icon } = kinds[kind]
  const input = useDateText({ value, onChange, onBlur }, parse, write)

  return (
    <Picker
      panelLabel={say(label)}
      icon={<Icon />}
      panel={panel}
      isFixed={Boolean(rest.disabled || rest.readOnly)}
      className={className}
    >
      <input {...rest} {...input} placeholder={say(hint)} />
    </Picker>
  )
}

/** The time beside the calendar. A half-typed one stays here: the value keeps the last that was whole. */
function TimePart({ time, onTime }: { time: string; onTime: (time: string) => void }) {
  const say = useSay()
  const [typed, setTyped] = useState<string | null>(time)
  const isWhole = parseTime(typed ?? '') === typed

  return (
    <TimeInput
      aria-label={say(dateTexts.timeOfDay)}
      value={isWhole ? time : typed}
      onChange={(next) => {
        setTyped(next)
        if (next && parseTime(next) === next) onTime(next)
      }}
      onBlur={() => setTyped(time)}
    />
  )
}
