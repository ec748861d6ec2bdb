import { CalendarRange } from 'lucide-react'
import { useSay } from '../../foundation/language/use-say.ts'
import { parseMonth, todayOf } from '../calendar/days.ts'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { useTyped } from '../fields/use-typed.ts'
import { dateTexts } from './date-input.texts.ts'
import { MonthPanel } from './month-panel.tsx'
import { PanelInput } from './panel-input.tsx'

export interface MonthOptions {
  /** The first and the last month that can be chosen, `YYYY-MM`. */
  min?: string | undefined
  max?: string | undefined
  /** Now in epoch milliseconds, for tests and stories; the clock otherwise. */
  now?: number | undefined
}

export interface MonthInputProps extends ControlProps, ValueProps<string>, MonthOptions {}

/** A month, `YYYY-MM`, typed or chosen. */
export function MonthInput({ value, onChange, min, max, now, ...rest }: MonthInputProps) {
  const say = useSay()
  const { text, type, settle } = useTyped<string>(value, onChange, {
    read: (typed) => parseMonth(typed) ?? (typed.trim() || null),
    write: (month) => (month == null ? '' : String(month)),
  })

  return (
    <PanelInput
      {...rest}
      text={text}
      onType={type}
      onSettle={settle}
      placeholder={say(dateTexts.month)}
      panelLabel={say(dateTexts.openMonth)}
      icon={<CalendarRange />}
      panel={(close) => (
        <MonthPanel
          value={parseMonth(String(value ?? '')) ?? ''}
          thisMonth={todayOf(now ?? Date.now()).slice(0, 7)}
          min={min}
          max={max}
          onChoose={(month) => {
            onChange(month)
            close()
          }}
        />
      )}
    />
  )
}
