import { holdsOn, weekdayOf } from '@ampdeck/api/billing/rule-times'
import { ALL_DAY } from '@ampdeck/api/config/rule-fields'
import { type SiteDiscount, siteDiscount } from '@ampdeck/api/config/site-discount'
import { weekday } from '@ampdeck/api/enumerations/tariff'
import { texts } from '@ampdeck/api/texts'
import { DAY, dayNumber, formatDate, parseTimestamp } from '@ampdeck/api/time'
import { MonthInput } from '@ampdeck/ui/date-input'
import { useGrants } from '@ampdeck/ui/gate'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { RecordPicker } from '@ampdeck/ui/record-picker'
import { Empty } from '@ampdeck/ui/state-panel'
import { Link, useSearchParams } from 'react-router-dom'
import { useAddressValues } from '../../../dashboard/use-address-values.ts'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { stationSource } from '../../../list/station-source.ts'
import styles from './discount-calendar.module.css'

const words = texts({
  month: ['Month', '月份'],
  station: ['Station', '场站'],
  caption: ['Discounts of {month}', '{month} 的场站折扣'],
  failed: ['The discounts could not be loaded', '场站折扣加载失败'],
  none: ['No discount applies in this month', '本月没有生效的折扣'],
})

const WEEK = 7

/** Which discounts in use hold on each day of a month, at all stations or at one; by the rule that bills. */
export function DiscountCalendar({ today }: { today: string }) {
  const say = useSay()
  const { language } = useLanguage()
  const [search, set] = useAddressValues()
  const month = search.get('month') ?? today.slice(0, 7)
  const stationId = Number(search.get('station')) || undefined
  const days = daysOf(month)
  const [from = today, to = today] = [days[0], days.at(-1)]
  const reading = useRead(siteDiscount.calendar, { from, to, ...(stationId && { stationId }) })
  const first = weekdayOf(dayNumber(parseTimestamp(from)))

  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <MonthInput
          aria-label={say(words.month)}
          value={month}
          onChange={(next) => next && set({ month: next })}
        />
        <RecordPicker
          aria-label={say(words.station)}
          placeholder={say(words.station)}
          source={stationSource}
          value={stationId ?? null}
          onChange={(next) => set({ station: next === null ? '' : String(next) })}
        />
      </div>
      {reading.data ? (
        <>
          {reading.data.length === 0 && <Empty title={say(words.none)} />}
          <div className={styles.scroller}>
            <table className={styles.calendar} aria-label={say(words.caption, { month })}>
              <thead>
                <tr>
                  {weekday.codes.map((day) => (
                    <th key={day} scope="col">
                      {weekday.label(day, language)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeksOf(days, first).map((week) => (
                  <tr key={week.find((day) => day !== undefined)}>
                    {week.map((day, at) => (
                      <td key={day ?? `empty ${at}`} data-today={day === today || undefined}>
                        {day && <time dateTime={day}>{Number(day.slice(8))}</time>}
                        <ul>
                          {day &&
                            reading.data
                              .filter(({ weekdays = [], ...rule }) => holdsOn({ ...rule, weekdays }, day))
                              .map((rule) => (
                                <li key={rule.id}>
                                  <Entry of={rule} />
                                </li>
                              ))}
                        </ul>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      ) : (
        <Awaited of={reading} title={say(words.failed)} />
      )}
    </div>
  )
}

/** A discount of a day; who may change it finds its form behind it. */
function Entry({ of: { id, name, bpsOff, timeWindow = ALL_DAY } }: { of: SiteDiscount }) {
  const { percent } = useFormats()
  const { may } = useGrants()
  const [search] = useSearchParams()
  const content = (
    <>
      <strong>−{percent(bpsOff, 2)}</strong> {name}
      {timeWindow !== ALL_DAY && <small>{timeWindow.replace('-', '–')}</small>}
    </>
  )
  if (!may(siteDiscount.update)) return <span title={name}>{content}</span>
  return (
    <Link to={`?${new URLSearchParams([...search, ['open', String(id)]])}`} title={name}>
      {content}
    </Link>
  )
}

/** The days of a month, `YYYY-MM`. */
function daysOf(month: string): string[] {
  const start = parseTimestamp(`${month}-01`)
  return Array.from({ length: 31 }, (_, n) => formatDate(start + n * DAY)).filter((day) =>
    day.startsWith(month),
  )
}

/** Weeks from Monday on, with gaps before the first and after the last day. */
function weeksOf(days: readonly string[], first: number): (string | undefined)[][] {
  const cells = [...Array.from({ length: first - 1 }, () => undefined), ...days]
  return Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (__, day) => cells[week * WEEK + day]),
  )
}
