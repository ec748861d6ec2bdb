import { hourMinute } from '../time.ts'
import type { TariffPeriod } from './tariff-period.ts'

/** Minutes of a day. */
export const DAY = 1_440

/** Minutes of a cell: the boundaries of a tariff lie on the half hour. */
export const CELL = 30

/** How many half hours a day has, and the most rows that a tariff may have. */
export const CELLS = DAY / CELL

/** What holds in one half hour: the period and its prices, 0.0001 yuan per kWh. */
export type Tariff = Pick<TariffPeriod, 'period' | 'ePrice4' | 'sPrice4'>

/** Something that keeps a tariff from being saved, and where on the clock and in the rows it is. */
export interface TariffProblem {
  kind: 'unreadable' | 'backwards' | 'offGrid' | 'gap' | 'overlap' | 'tooMany'
  /** Minutes of the day between which it lies. */
  from: number
  to: number
  /** The indices of the rows that it concerns. */
  rows: readonly number[]
}

/** A row whose times can be read and that does not run backwards. */
interface Span {
  from: number
  to: number
  row: number
}

/** The minute of the day of `HH:mm`; `24:00` is the end of the day. Nothing for what is no time. */
export function minuteOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)$/.exec(time) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  return minute <= DAY ? minute : undefined
}

export function isSameTariff(a: Tariff | undefined, b: Tariff | undefined): boolean {
  return a?.period === b?.period && a?.ePrice4 === b?.ePrice4 && a?.sPrice4 === b?.sPrice4
}

/** Energy and service together: what a driver pays per kWh, 0.0001 yuan. */
export function price4Of({ ePrice4, sPrice4 }: Tariff): number {
  return ePrice4 + sPrice4
}

/** The row that holds at a minute of the day; where rows overlap the first one. */
export function periodAt(periods: readonly TariffPeriod[], minute: number): TariffPeriod | undefined {
  return periods.find(({ from, to }) => {
    const start = minuteOf(from)
    const end = minuteOf(to)
    return start !== undefined && end !== undefined && start <= minute && minute < end
  })
}

/** What comes next, and in how many seconds; nothing where the price holds all day or nothing holds now. */
export function nextChange(
  periods: readonly TariffPeriod[],
  second: number,
): { period: TariffPeriod; seconds: number } | undefined {
  const current = periodAt(periods, second / 60)
  if (!current) return undefined

  const ahead = periods
    .filter((period) => !isSameTariff(period, current))
    .map((period) => ({ period, seconds: secondsUntil(minuteOf(period.from) ?? Number.NaN, second) }))
    .filter(({ seconds }) => seconds > 0)
  return ahead.sort((a, b) => a.seconds - b.seconds)[0]
}

/** The 48 half hours of a day; where nothing holds there is a hole. */
export function cellsOf(periods: readonly TariffPeriod[]): readonly (Tariff | undefined)[] {
  return Array.from({ length: CELLS }, (_, cell) => {
    const found = periodAt(periods, cell * CELL)
    return found && { period: found.period, ePrice4: found.ePrice4, sPrice4: found.sPrice4 }
  })
}

/** The rows of 48 half hours: equal neighbours are one row. */
export function periodsOf(cells: readonly (Tariff | undefined)[]): TariffPeriod[] {
  return mergedPeriods(
    cells.flatMap((tariff, cell) =>
      tariff ? [{ from: hourMinute(cell * CELL), to: hourMinute((cell + 1) * CELL), ...tariff }] : [],
    ),
  )
}

/** Rows of one tariff that follow each other become one. */
export function mergedPeriods(periods: readonly TariffPeriod[]): TariffPeriod[] {
  const merged: TariffPeriod[] = []
  for (const period of periods) {
    const last = merged.at(-1)
    if (last && last.to === period.from && isSameTariff(last, period))
      merged[merged.length - 1] = { ...last, to: period.to }
    else merged.push(period)
  }
  return merged
}

/**
 * All that is wrong with a tariff: it covers 00:00 to 24:00 without gap or overlap, its boundaries lie on the half
 * hour, and it has at most 48 rows.
 */
export function problemsOf(periods: readonly TariffPeriod[]): readonly TariffProblem[] {
  const problems: TariffProblem[] = []
  const spans: Span[] = []

  for (const [row, period] of periods.entries()) {
    const from = minuteOf(period.from)
    const to = minuteOf(period.to)
    if (from === undefined || to === undefined)
      problems.push({ kind: 'unreadable', from: from ?? 0, to: to ?? from ?? DAY, rows: [row] })
    else if (to <= from) problems.push({ kind: 'backwards', from: to, to: from, rows: [row] })
    else {
      spans.push({ from, to, row })
      for (const minute of [from, to]) {
        const start = minute - (minute % CELL)
        if (minute !== start) problems.push({ kind: 'offGrid', from: start, to: start + CELL, rows: [row] })
      }
    }
  }
  if (periods.length > CELLS)
    problems.push({ kind: 'tooMany', from: 0, to: DAY, rows: [...periods.keys()].slice(CELLS) })

  return [...problems, ...coverageOf(spans)].sort((a, b) => a.from - b.from || a.to - b.to)
}

/** Gaps and overlaps of what is left, from 00:00 to 24:00. */
function coverageOf(spans: readonly Span[]): readonly TariffProblem[] {
  const problems: TariffProblem[] = []
  let reached = 0
  let holder: number | undefined
  for (const { from, to, row } of [...spans].sort((a, b) => a.from - b.from || a.row - b.row)) {
    const beside = holder === undefined ? [row] : [holder, row]
    if (from > reached) problems.push({ kind: 'gap', from: reached, to: from, rows: beside })
    if (from < reached) problems.push({ kind: 'overlap', from, to: Math.min(to, reached), rows: beside })
    if (to > reached) {
      reached = to
      holder = row
    }
  }
  if (reached < DAY)
    problems.push({ kind: 'gap', from: reached, to: DAY, rows: holder === undefined ? [] : [holder] })
  return problems
}

/** Until the next time that a clock shows this minute; a full day where it shows it now. */
function secondsUntil(minute: number, second: number): number {
  const day = DAY * 60
  return (minute * 60 - second + day) % day
}
