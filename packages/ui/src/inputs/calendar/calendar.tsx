import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './calendar.module.css'
import { calendarTexts } from './calendar.texts.ts'
import { addMonths, clampDay, isDay } from './days.ts'
import { MonthTable } from './month-table.tsx'
import { moveDay } from './move-day.ts'

export interface CalendarProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The chosen days, `YYYY-MM-DD`, both included; one day where they are the same. */
  from?: string | undefined
  to?: string | undefined
  onChoose: (day: string) => void
  /** Today in UTC+8; it is marked, and shown where nothing is chosen. */
  today: string
  /** The first and the last day that can be chosen. */
  min?: string | undefined
  max?: string | undefined
  /** Days between that cannot be chosen. */
  isDisabled?: ((day: string) => boolean) | undefined
  /** Two months side by side for ranges. */
  months?: 1 | 2
  /** The first end of a range is chosen: what lies between it and the day under the pointer is shown. */
  isHalfChosen?: boolean
  /** Takes the focus once drawn, as a calendar that was opened does. */
  focusFirst?: boolean
}

/** Days to choose from, Monday first, by mouse and by keys (ARIA practices, date grid). */
export function Calendar({
  from = '',
  to = from,
  onChoose,
  today,
  min,
  max,
  isDisabled,
  months = 1,
  isHalfChosen = false,
  focusFirst = false,
  className,
  ...rest
}: CalendarProps) {
  const say = useSay()
  const root = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(() => clampDay(isDay(from) ? from : today, min, max))
  const [shown, setShown] = useState(() => active.slice(0, 7))
  const [over, setOver] = useState<string>()
  const wantsFocus = useRef(focusFirst)

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    root.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  })

  const last = addMonths(`${shown}-01`, months - 1).slice(0, 7)
  const show = (count: number) => {
    const next = addMonths(`${shown}-01`, count).slice(0, 7)
    setShown(next)
    setActive(clampDay(`${next}-01`, min, max))
  }
  const goTo = (day: string) => {
    const next = clampDay(day, min, max)
    wantsFocus.current = true
    setActive(next)
    setOver(next)
    if (next.slice(0, 7) < shown) setShown(next.slice(0, 7))
    if (next.slice(0, 7) > last) setShown(addMonths(`${next.slice(0, 7)}-01`, 1 - months).slice(0, 7))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.day) return
    const next = moveDay(active, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    goTo(next)
  }

  const end = isHalfChosen ? (over ?? from) : to
  const range = end < from ? { from: end, to: from } : { from, to: end }
  const shownMonths = months === 2 ? [shown, last] : [shown]
  // The day that Tab reaches has to be among those drawn.
  const reachable = active.slice(0, 7) < shown || active.slice(0, 7) > last ? `${shown}-01` : active

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the days are the controls; this only moves the focus.
    <div {...rest} ref={root} className={clsx(styles.calendar, className)} onKeyDown={onKeyDown}>
      {shownMonths.map((month, index) => (
        <div key={index === 0 ? 'first' : 'second'} className={styles.month}>
          <MonthTable
            month={month}
            range={range}
            active={reachable}
            today={today}
            isOff={(day) => Boolean((min && day < min) || (max && day > max)) || (isDisabled?.(day) ?? false)}
            onChoose={(day) => {
              setActive(day)
              onChoose(day)
            }}
            onOver={isHalfChosen ? setOver : undefined}
            before={
              index === 0 && (
                <>
                  <IconButton size="small" label={say(calendarTexts.previousYear)} onClick={() => show(-12)}>
                    <ChevronsLeft />
                  </IconButton>
                  <IconButton size="small" label={say(calendarTexts.previousMonth)} onClick={() => show(-1)}>
                    <ChevronLeft />
                  </IconButton>
                </>
              )
            }
            after={
              index === shownMonths.length - 1 && (
                <>
                  <IconButton size="small" label={say(calendarTexts.nextMonth)} onClick={() => show(1)}>
                    <ChevronRight />
                  </IconButton>
                  <IconButton size="small" label={say(calendarTexts.nextYear)} onClick={() => show(12)}>
                    <ChevronsRight />
                  </IconButton>
                </>
              )
            }
          />
        </div>
      ))}
    </div>
  )
}
