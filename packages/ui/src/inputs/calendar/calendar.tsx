import {
  DatePicker as Chakra,
  type DatePickerDateView as DateView,
  parseDate,
  useDatePicker,
} from '@chakra-ui/react/date-picker'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { OverlayProvider } from '../../overlays/overlay/overlay-provider.tsx'
import { CalendarView } from './calendar-view.tsx'
import { dateTexts } from './date.texts.ts'
import { addDays, dayName, isDay, weekdayOf } from './days.ts'

/** The calendar as a dialog that drops from a control. It is open while it is there: draw it on condition. */
export interface CalendarPanel {
  /** The control has the id `<id>-control`, its button `<id>-trigger`; the panel gets `<id>`. */
  id: string
  /** The name of the dialog, in the reader's language. */
  label: string
  /** Called once something is chosen, by Escape and by a press elsewhere. */
  onClose: () => void
  /** One goes on after a day is chosen, for example with the time of day. */
  staysOpen?: boolean | undefined
}

export interface CalendarProps {
  /** What one chooses: a day, a month or a year; a day by default. */
  unit?: DateView | undefined
  /** Any day of what is chosen, `YYYY-MM-DD`; two days are the ends of a range. What is no day is left out. */
  value: readonly string[]
  /** The day, or the first day of the month or year; of a range first the one end, then both in order. */
  onChoose: (value: string[]) => void
  /** Two presses choose the two ends of a range; not by default. */
  isRange?: boolean | undefined
  /** Today in UTC+8, `YYYY-MM-DD`; it is marked, and shown where nothing is chosen. */
  today: string
  /** The first that can be chosen, `YYYY-MM-DD` or, of months and years, `YYYY-MM`; no bound by default. */
  min?: string | undefined
  /** The last that can be chosen, written as `min`; no bound by default. */
  max?: string | undefined
  /** Asked of each day, `YYYY-MM-DD`: true for one between the bounds that cannot be chosen. */
  isDisabled?: ((day: string) => boolean) | undefined
  /** How many months stand side by side; 1 by default, 2 for ranges where there is room. */
  months?: 1 | 2 | undefined
  /** What stands above the days, for example shortcuts. */
  head?: ReactNode
  /** What stands below the days, for example the time of day. */
  foot?: ReactNode
  /** Makes it a dialog that drops from a control; without it the calendar stands in the page. */
  panel?: CalendarPanel | undefined
}

/** Chakra's calendar in the days of UTC+8, Monday first: days, months or years to choose from. */
export function Calendar({
  unit = 'day',
  value,
  onChoose,
  isRange = false,
  today,
  min,
  max,
  isDisabled,
  months = 1,
  head,
  foot,
  panel,
}: CalendarProps) {
  const say = useSay()
  const { language } = useLanguage()
  // Only one that opens takes the focus: one that is open from the start is opened a moment later.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])

  const days = value.filter(isDay)
  const bound = (day: string) => parseDate(unit === 'day' ? day : `${day.slice(0, 7)}-01`)
  const calendar = useDatePicker({
    ...(panel
      ? {
          open: isThere,
          ids: { control: `${panel.id}-control`, trigger: `${panel.id}-trigger`, content: panel.id },
          positioning: { placement: 'bottom-start', strategy: 'fixed', gutter: 4 },
          closeOnSelect: !panel.staysOpen,
          onOpenChange: ({ open }) => !open && panel.onClose(),
        }
      : { inline: true }),
    locale: language === 'en' ? 'en-GB' : language,
    timeZone: 'Asia/Shanghai',
    startOfWeek: 1,
    fixedWeeks: true,
    selectionMode: isRange ? 'range' : 'single',
    minView: unit,
    numOfMonths: months,
    value: days.map((day) => parseDate(day)),
    defaultFocusedValue: parseDate(days[0] ?? today),
    min: min ? bound(min) : undefined,
    max: max ? bound(max) : undefined,
    isDateUnavailable: (day) => isDisabled?.(String(day)) ?? false,
    translations: { dayCell: (cell) => dayName(String(cell.value), language) },
    onValueChange: (chosen) => onChoose(chosen.value.map(String)),
  })

  // What is typed or chosen elsewhere comes into view.
  const first = days[0]
  const show = useEffectEvent((day: string) => {
    if (!days.includes(String(calendar.focusedValue))) calendar.setFocusedValue(parseDate(day))
  })
  useEffect(() => {
    if (first) show(first)
  }, [first])

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = event.target
    if (!(cell instanceof HTMLElement) || cell.dataset.part !== 'table-cell-trigger') return
    const day = String(calendar.focusedValue)
    if (event.key === ' ' || event.key === 'Enter') {
      // Chakra's calendar does not know Space, and after Enter it walks on to the next day.
      cell.click()
    } else if (calendar.view === 'day' && (event.key === 'Home' || event.key === 'End')) {
      // To the ends of the week, as the ARIA practices have it; Chakra's go to those of the month.
      const grid = event.currentTarget
      calendar.setFocusedValue(parseDate(addDays(day, (event.key === 'Home' ? 1 : 7) - weekdayOf(day))))
      requestAnimationFrame(() => grid.querySelector<HTMLElement>('[data-focus]')?.focus())
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  const content = (
    <Chakra.Content
      {...(panel ? { role: 'dialog', 'aria-label': panel.label } : { role: 'group' })}
      aria-roledescription={say(dateTexts.calendar)}
      onKeyDownCapture={onKeyDown}
    >
      {head}
      <CalendarView calendar={calendar} today={today} />
      {foot}
    </Chakra.Content>
  )
  return (
    <OverlayProvider>
      <Chakra.RootProvider value={calendar}>
        {panel ? <Chakra.Positioner>{content}</Chakra.Positioner> : content}
      </Chakra.RootProvider>
    </OverlayProvider>
  )
}
