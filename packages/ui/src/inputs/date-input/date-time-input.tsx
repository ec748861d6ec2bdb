import { formatTimestamp } from '@ampdeck/api/time'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Calendar } from '../calendar/calendar.tsx'
import { isDay, todayOf } from '../calendar/days.ts'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { useTyped } from '../fields/use-typed.ts'
import { dateTexts } from './date-input.texts.ts'
import type { DateOptions } from './date-input.tsx'
import styles from './panel-input.module.css'
import { PanelInput } from './panel-input.tsx'
import { TimeInput } from './time-input.tsx'
import { dayTimeText, parseDayTime, parseTime } from './times.ts'

export interface DateTimeInputProps extends ControlProps, ValueProps<string>, DateOptions {}

/** An instant in UTC+8, `YYYY-MM-DD HH:mm:ss` on the wire; seconds are shown only where there are any. */
export function DateTimeInput({ value, onChange, min, max, isDisabled, now, ...rest }: DateTimeInputProps) {
  const say = useSay()
  const { text, type, settle } = useTyped<string>(value, onChange, {
    read: (typed) => parseDayTime(typed) ?? (typed.trim() || null),
    write: dayTimeText,
  })
  const at = now ?? Date.now()
  const today = todayOf(at)
  const known = parseDayTime(String(value ?? ''))
  const day = known?.slice(0, 10) ?? ''
  const time = known?.slice(11, 16) ?? '00:00'

  return (
    <PanelInput
      {...rest}
      text={text}
      onType={type}
      onSettle={settle}
      placeholder={say(dateTexts.dayTime)}
      panelLabel={say(dateTexts.openDayTime)}
      icon={<CalendarClock />}
      panel={(close) => (
        <>
          <Calendar
            focusFirst
            from={isDay(day) ? day : ''}
            today={today}
            min={min}
            max={max}
            isDisabled={isDisabled}
            onChoose={(chosen) => onChange(`${chosen} ${time}:00`)}
          />
          <div className={styles.foot}>
            <span className={styles.time}>
              {say(dateTexts.timeOfDay)}
              <TimePart time={time} onTime={(next) => onChange(`${day || today} ${next}:00`)} />
            </span>
            <Button size="small" look="plain" onClick={() => onChange(formatTimestamp(at))}>
              {say(dateTexts.now)}
            </Button>
            <Button size="small" onClick={close}>
              {say(dateTexts.done)}
            </Button>
          </div>
        </>
      )}
    />
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
