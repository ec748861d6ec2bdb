import {
  DatePicker as Chakra,
  type DatePickerDateView as DateView,
  type UseDatePickerReturn,
} from '@chakra-ui/react/date-picker'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { dateTexts } from './date.texts.ts'
import { monthName, weekdayNames } from './days.ts'

interface CalendarViewProps {
  /** Chakra's calendar at work: its view, its bounds and what is chosen. */
  calendar: UseDatePickerReturn
  /** Today in UTC+8, `YYYY-MM-DD`. */
  today: string
}

/** What the calendar shows: one or two months of days, the months of a year, or ten years. */
export function CalendarView({ calendar, today }: CalendarViewProps) {
  const say = useSay()
  const { view } = calendar
  if (view === 'day')
    return (
      <Chakra.View view="day">
        {Array.from({ length: calendar.numOfMonths }, (_, offset) => (
          <Month key={offset === 0 ? 'first' : 'second'} calendar={calendar} today={today} offset={offset} />
        ))}
      </Chakra.View>
    )

  const showsMonths = view === 'month'
  const name = showsMonths ? String(calendar.visibleRange.start.year) : calendar.visibleRangeText.formatted
  const columns = showsMonths ? 3 : 4
  const rows = showsMonths
    ? calendar.getMonthsGrid({ columns, format: 'long' })
    : calendar.getYearsGrid({ columns })
  return (
    <Chakra.View view={view}>
      <div>
        <Head view={view} name={name} isFirst isLast />
        <Chakra.Table columns={columns} aria-label={name} aria-roledescription={say(dateTexts.calendar)}>
          <Chakra.TableBody>
            {rows.map((row) => (
              <Chakra.TableRow key={row[0]?.value}>
                {row.map(({ value, label }) => (
                  <Chakra.TableCell key={value} value={value}>
                    <Chakra.TableCellTrigger>{label}</Chakra.TableCellTrigger>
                  </Chakra.TableCell>
                ))}
              </Chakra.TableRow>
            ))}
          </Chakra.TableBody>
        </Chakra.Table>
      </div>
    </Chakra.View>
  )
}

/** Days of the neighbours are left blank, so no day stands there twice. */
function Month({ calendar, today, offset }: CalendarViewProps & { offset: number }) {
  const say = useSay()
  const { language } = useLanguage()
  const { weeks, visibleRange } = calendar.getOffset({ months: offset })
  const month = String(visibleRange.start).slice(0, 7)
  const name = monthName(month, language)
  const heads = weekdayNames(language, 'head')

  return (
    <div>
      <Head view="day" name={name} isFirst={offset === 0} isLast={offset === calendar.numOfMonths - 1} />
      <Chakra.Table aria-label={name} aria-roledescription={say(dateTexts.calendar)}>
        <Chakra.TableHead aria-hidden={false}>
          <Chakra.TableRow>
            {weekdayNames(language).map((weekday, index) => (
              <Chakra.TableHeader key={weekday} scope="col" abbr={weekday}>
                {heads[index]}
              </Chakra.TableHeader>
            ))}
          </Chakra.TableRow>
        </Chakra.TableHead>
        <Chakra.TableBody>
          {weeks.map((week) => (
            <Chakra.TableRow key={String(week[0])}>
              {week.map((date) => {
                const day = String(date)
                if (!day.startsWith(month)) return <td key={day} />
                return (
                  // Which day is today is ours to say: it is that of UTC+8.
                  <Chakra.TableCell key={day} value={date} visibleRange={visibleRange} aria-current={false}>
                    <Chakra.TableCellTrigger aria-current={day === today ? 'date' : undefined}>
                      {date.day}
                    </Chakra.TableCellTrigger>
                  </Chakra.TableCell>
                )
              })}
            </Chakra.TableRow>
          ))}
        </Chakra.TableBody>
      </Chakra.Table>
    </div>
  )
}

interface HeadProps {
  view: DateView
  name: string
  isFirst: boolean
  isLast: boolean
}

const steps = {
  day: [dateTexts.previousMonth, dateTexts.nextMonth, dateTexts.otherMonth],
  month: [dateTexts.previousYear, dateTexts.nextYear, dateTexts.otherYear],
  year: [dateTexts.previousYears, dateTexts.nextYears, dateTexts.otherYear],
} as const

/** What is shown, the ways to its neighbours, and by its name the way to other months and years. */
function Head({ view, name, isFirst, isLast }: HeadProps) {
  const say = useSay()
  const [previous, next, other] = steps[view]

  return (
    <Chakra.ViewControl>
      <span>
        {isFirst && (
          <Chakra.PrevTrigger asChild aria-label={say(previous)}>
            <IconButton size="small" label={say(previous)}>
              <ChevronLeft />
            </IconButton>
          </Chakra.PrevTrigger>
        )}
      </span>
      <span aria-live="polite">
        {isFirst && view !== 'year' ? (
          <Chakra.ViewTrigger aria-label={say(other, { name })}>{name}</Chakra.ViewTrigger>
        ) : (
          name
        )}
      </span>
      <span>
        {isLast && (
          <Chakra.NextTrigger asChild aria-label={say(next)}>
            <IconButton size="small" label={say(next)}>
              <ChevronRight />
            </IconButton>
          </Chakra.NextTrigger>
        )}
      </span>
    </Chakra.ViewControl>
  )
}
