import { dutyShift } from '@ampdeck/api/enumerations/operation'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './duty-board.module.css'
import { dutyTexts } from './duty-board.texts.ts'
import { type DutyGap, type DutyNeed, isWeekend } from './duty-rules.ts'

interface DutyHeadProps {
  dates: readonly string[]
  today: string | undefined
}

/** The days with their weekday. */
export function DutyHead({ dates, today }: DutyHeadProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [narrow, long] = (['narrow', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }),
  )

  return (
    <thead>
      <tr>
        <th scope="col" className={styles.name}>
          {say(dutyTexts.person)}
        </th>
        {dates.map((date) => {
          const at = new Date(`${date}T00:00:00Z`)
          return (
            <th
              key={date}
              scope="col"
              aria-label={`${date} ${long?.format(at)}${date === today ? ` ${say(dutyTexts.today)}` : ''}`}
              className={styles.day}
              data-weekend={isWeekend(date) || undefined}
              data-today={date === today || undefined}
            >
              <span className={styles.number}>{Number(date.slice(8))}</span>
              <span>{narrow?.format(at)}</span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface CoverageRowsProps {
  coverage: readonly DutyGap[]
  need: DutyNeed
  today: string | undefined
}

/** How many people each shift has; where some are missing the cell is hatched and says how many. */
export function CoverageRows({ coverage, need, today }: CoverageRowsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const rows = [
    [dutyShift.code.day, say(dutyTexts.needDay, { need: need.day })],
    [dutyShift.code.night, say(dutyTexts.needNight, { need: need.night })],
  ] as const

  return (
    <tfoot>
      {rows.map(([shift, name]) => (
        <tr key={shift}>
          <th scope="row" className={styles.name}>
            {name}
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
                  data-weekend={isWeekend(date) || undefined}
                  data-today={date === today || undefined}
                >
                  <span>{missing > 0 ? `−${number(missing)}` : number(have)}</span>
                </td>
              )
            })}
        </tr>
      ))}
    </tfoot>
  )
}
