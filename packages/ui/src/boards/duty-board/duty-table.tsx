import { dutyShift } from '@ampdeck/api/enumerations/operation'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { weekdayOf } from '../../inputs/calendar/days.ts'
import styles from './duty-board.module.css'
import { dutyTexts } from './duty-board.texts.ts'
import type { DutyGap, DutyNeed } from './duty-rules.ts'

interface DutyHeadProps {
  dates: readonly string[]
  today: string | undefined
}

/** The days with their weekday. */
export function DutyHead({ dates, today }: DutyHeadProps) {
  const say = useSay()
  const { language } = useLanguage()
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' })
  const spoken = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })

  return (
    <thead>
      <tr>
        <th scope="col" className={styles.name}>
          {say(dutyTexts.person)}
        </th>
        {dates.map((date) => {
          const at = new Date(`${date}T00:00:00Z`)
          const name = `${date} ${spoken.format(at)}${date === today ? ` ${say(dutyTexts.today)}` : ''}`
          return (
            <th
              key={date}
              scope="col"
              aria-label={name}
              className={styles.day}
              data-weekend={weekdayOf(date) > 5 || undefined}
              data-today={date === today || undefined}
            >
              <span className={styles.number}>{Number(date.slice(8))}</span>
              <span>{weekday.format(at)}</span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface CoverageRowsProps {
  coverage: readonly DutyGap[]
  dates: readonly string[]
  need: DutyNeed
  today: string | undefined
}

/** How many people each shift has; where some are missing the cell is hatched and says how many. */
export function CoverageRows({ coverage, dates, need, today }: CoverageRowsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const { day, night } = dutyShift.code

  return (
    <tfoot>
      {([day, night] as const).map((shift) => (
        <tr key={shift}>
          <th scope="row" className={styles.name}>
            {shift === day
              ? say(dutyTexts.needDay, { need: need.day })
              : say(dutyTexts.needNight, { need: need.night })}
          </th>
          {coverage
            .filter((one) => one.shift === shift)
            .map(({ date, have, need: wanted }) => {
              const missing = wanted - have
              const label = dutyShift.label(shift, language)
              const words = say(dutyTexts.coverage, { shift: label, have, need: wanted })
              const gap = missing > 0 ? say(dutyTexts.gap, { count: missing }) : ''
              return (
                <td
                  key={date}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid above.
                  role="gridcell"
                  tabIndex={-1}
                  aria-label={[date, words, gap].filter(Boolean).join(language === 'en' ? ', ' : '，')}
                  title={gap || undefined}
                  className={styles.cover}
                  data-gap={missing > 0 || undefined}
                  data-weekend={weekdayOf(date) > 5 || undefined}
                  data-today={date === today || undefined}
                >
                  <span>{missing > 0 ? `−${number(missing)}` : number(have)}</span>
                </td>
              )
            })}
          {dates.length === 0 && <td />}
        </tr>
      ))}
    </tfoot>
  )
}
