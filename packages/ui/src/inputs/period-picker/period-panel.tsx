import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Calendar } from '../calendar/calendar.tsx'
import { CellGrid } from '../calendar/cell-grid.tsx'
import { MonthPanel } from '../date-input/month-panel.tsx'
import { type Period, periodName, rangeOfPeriod } from './period.ts'
import { periodTexts } from './period-picker.texts.ts'

interface PeriodPanelProps {
  value: Period
  today: string
  min: string | undefined
  max: string
  /** A day within the period chosen. */
  onChoose: (day: string) => void
}

/** How many years back one may look where the caller knows no first day. */
const YEARS = 12

/** What a period of its kind is chosen from: days, months or years. */
export function PeriodPanel({ value, today, min, max, onChoose }: PeriodPanelProps) {
  const say = useSay()
  const { language } = useLanguage()

  if (value.kind === 'month')
    return (
      <MonthPanel
        value={value.start.slice(0, 7)}
        thisMonth={today.slice(0, 7)}
        min={min}
        max={max}
        onChoose={(month) => onChoose(`${month}-01`)}
      />
    )

  if (value.kind === 'year') {
    const last = Number(max.slice(0, 4))
    const first = Math.max(last - YEARS + 1, Number(min?.slice(0, 4) ?? 0))
    const years = Array.from({ length: last - first + 1 }, (_, index) => `${first + index}-01-01`)
    return (
      <CellGrid
        focusFirst
        label={say(periodTexts.years)}
        cells={years.map((start) => ({ value: start, label: periodName({ kind: 'year', start }, language) }))}
        value={value.start}
        onChoose={onChoose}
      />
    )
  }

  return (
    <Calendar focusFirst {...rangeOfPeriod(value)} today={today} min={min} max={max} onChoose={onChoose} />
  )
}
