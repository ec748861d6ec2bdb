import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { calendarTexts } from '../calendar/calendar.texts.ts'
import { CellGrid } from '../calendar/cell-grid.tsx'
import { shortMonthName } from '../calendar/day-names.ts'
import styles from './panel-input.module.css'

interface MonthPanelProps {
  /** `YYYY-MM`; empty where none is chosen. */
  value: string
  /** The month to begin with where none is chosen. */
  thisMonth: string
  /** Any day of the first and the last month that can be chosen. */
  min?: string | undefined
  max?: string | undefined
  onChoose: (month: string) => void
}

/** The months of a year, and the way to other years. */
export function MonthPanel({ value, thisMonth, min, max, onChoose }: MonthPanelProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [year, setYear] = useState(Number((value || thisMonth).slice(0, 4)))

  const cells = Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`
    const isOff = (min && month < min.slice(0, 7)) || (max && month > max.slice(0, 7))
    return { value: month, label: shortMonthName(month, language), isDisabled: Boolean(isOff) }
  })

  return (
    <>
      <div className={styles.year}>
        <IconButton size="small" label={say(calendarTexts.previousYear)} onClick={() => setYear(year - 1)}>
          <ChevronLeft />
        </IconButton>
        <span aria-live="polite">{year}</span>
        <IconButton size="small" label={say(calendarTexts.nextYear)} onClick={() => setYear(year + 1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <CellGrid
        focusFirst
        label={String(year)}
        cells={cells}
        value={value || thisMonth}
        onChoose={onChoose}
      />
    </>
  )
}
