import { type ReactNode, useId } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import styles from './calendar.module.css'
import { dayName, monthName, weekdayNames } from './day-names.ts'
import { weeksOf } from './days.ts'

interface MonthTableProps {
  /** `YYYY-MM`. */
  month: string
  range: { from: string; to: string }
  /** The day that Tab reaches. */
  active: string
  today: string
  isOff: (day: string) => boolean
  onChoose: (day: string) => void
  onOver: ((day: string) => void) | undefined
  /** Buttons at both sides of the month's name. */
  before: ReactNode
  after: ReactNode
}

/** One month of a calendar. Days of its neighbours are left blank, so no day stands there twice. */
export function MonthTable({
  month,
  range,
  active,
  today,
  isOff,
  onChoose,
  onOver,
  before,
  after,
}: MonthTableProps) {
  const id = useId()
  const { language } = useLanguage()
  const heads = weekdayNames(language, 'head')

  return (
    <>
      <div className={styles.head}>
        <span className={styles.step}>{before}</span>
        <span id={id} className={styles.title} aria-live="polite">
          {monthName(month, language)}
        </span>
        <span className={styles.step}>{after}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA practices is a table. */}
      <table role="grid" aria-labelledby={id} className={styles.grid}>
        <thead>
          <tr>
            {weekdayNames(language).map((name, index) => (
              <th key={name} scope="col" abbr={name}>
                {heads[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                if (!day.startsWith(month)) return <td key={day} />
                const isChosen = day === range.from || day === range.to
                const isOn = range.from !== '' && day >= range.from && day <= range.to
                return (
                  // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus.
                  <td
                    key={day}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA practices.
                    role="gridcell"
                    aria-selected={isOn}
                    data-within={isOn || undefined}
                    data-edge={edgeOf(day, range)}
                  >
                    <button
                      type="button"
                      data-day={day}
                      data-chosen={isChosen || undefined}
                      tabIndex={day === active ? 0 : -1}
                      aria-label={dayName(day, language)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={isOff(day) || undefined}
                      onClick={() => {
                        if (!isOff(day)) onChoose(day)
                      }}
                      onPointerEnter={() => onOver?.(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function edgeOf(day: string, { from, to }: { from: string; to: string }) {
  if (from === to) return undefined
  if (day === from) return 'from'
  return day === to ? 'to' : undefined
}
