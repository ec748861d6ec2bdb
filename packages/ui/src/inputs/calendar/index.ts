export { Calendar, type CalendarProps } from './calendar.tsx'
export { CellGrid, type CellGridProps } from './cell-grid.tsx'
export { dayName, monthName } from './day-names.ts'
export {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  lastOfMonth,
  parseDay,
  parseMonth,
  todayOf,
  weekdayOf,
} from './days.ts'
