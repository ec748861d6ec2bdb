export { Calendar, type CalendarPanel, type CalendarProps } from './calendar.tsx'
export {
  addDays,
  addMonths,
  dayName,
  daysBetween,
  isDay,
  lastOfMonth,
  monthName,
  parseDay,
  parseMonth,
  todayOf,
  weekdayNames,
  weekdayOf,
} from './days.ts'
