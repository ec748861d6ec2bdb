import {
  CELL,
  CELLS,
  DAY,
  isSameTariff,
  mergedPeriods,
  minuteOf,
  problemsOf,
  type Tariff,
} from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { period } from '@ampdeck/api/enumerations/order'
import { hourMinute } from '@ampdeck/api/time'
import { withPoint } from '@ampdeck/validation/plain'

export type PeriodCode = TariffPeriod['period']

/** The prices of each period, 0.0001 yuan per kWh. */
export type PeriodPrices = Readonly<Record<PeriodCode, Pick<Tariff, 'ePrice4' | 'sPrice4'>>>

/** Half hours of the ring: the first one and how many more, backwards where negative, over midnight where needed. */
export interface CellRange {
  anchor: number
  extent: number
}

/** The day as most operators have it: where it begins, and with which period. */
const TYPICAL: readonly (readonly [hour: number, period: PeriodCode])[] = [
  [0, period.code.valley],
  [8, period.code.flat],
  [10, period.code.peak],
  [12, period.code.flat],
  [14, period.code.peak],
  [16, period.code.sharp],
  [17, period.code.peak],
  [19, period.code.flat],
]

/** The minutes that a range covers; two parts where it runs over midnight. */
export function minutesOf({ anchor, extent }: CellRange): readonly { from: number; to: number }[] {
  const first = cellOf(Math.min(anchor, anchor + extent))
  const end = first + Math.min(Math.abs(extent) + 1, CELLS)
  const parts = [
    { from: first, to: Math.min(end, CELLS) },
    { from: 0, to: Math.max(0, end - CELLS) },
  ]
  return parts
    .filter(({ from, to }) => to > from)
    .map((part) => ({ from: part.from * CELL, to: part.to * CELL }))
}

/** `16:00–17:00`. */
export function timesText({ from, to }: { from: number; to: number }): string {
  return `${hourMinute(from)}–${hourMinute(to)}`
}

/** Lets a tariff hold between two minutes of the day. Faults elsewhere stay as they are. */
export function painted(
  periods: readonly TariffPeriod[],
  { from, to }: { from: number; to: number },
  tariff: Tariff,
): TariffPeriod[] {
  const rest = periods.flatMap((row) => without(row, from, to))
  const at = rest.findIndex((row) => (minuteOf(row.from) ?? DAY) >= to)
  const index = at < 0 ? rest.length : at
  const fresh = { from: hourMinute(from), to: hourMinute(to), ...tariff }
  const beside = mergedPeriods([
    ...rest.slice(Math.max(0, index - 1), index),
    fresh,
    ...rest.slice(index, index + 1),
  ])
  return [...rest.slice(0, Math.max(0, index - 1)), ...beside, ...rest.slice(index + 1)]
}

/** Cuts a row in its middle; one of a single half hour stays whole. */
export function splitRow(periods: readonly TariffPeriod[], index: number): TariffPeriod[] {
  const row = periods[index]
  const from = row && minuteOf(row.from)
  const to = row && minuteOf(row.to)
  if (!row || from === undefined || to === undefined || to - from <= CELL) return [...periods]
  const middle = hourMinute(Math.round((from + to) / 2 / CELL) * CELL)
  return periods.toSpliced(index, 1, { ...row, to: middle }, { ...row, from: middle })
}

/** A row takes the time of the next one, too. */
export function joinRow(periods: readonly TariffPeriod[], index: number): TariffPeriod[] {
  const row = periods[index]
  const next = periods[index + 1]
  return row && next ? periods.toSpliced(index, 2, { ...row, to: next.to }) : [...periods]
}

/** Fills the first gap; without one, cuts the longest row. */
export function addRow(periods: readonly TariffPeriod[], tariff: Tariff): TariffPeriod[] {
  const gap = problemsOf(periods).find(({ kind }) => kind === 'gap')
  if (gap) {
    const at = periods.findIndex((row) => (minuteOf(row.from) ?? DAY) >= gap.to)
    const fresh = { from: hourMinute(gap.from), to: hourMinute(gap.to), ...tariff }
    return periods.toSpliced(at < 0 ? periods.length : at, 0, fresh)
  }
  const longest = periods.reduce(
    (best, row, index) => (lengthOf(row) > lengthOf(periods[best]) ? index : best),
    0,
  )
  return splitRow(periods, longest)
}

export function changeRow(
  periods: readonly TariffPeriod[],
  index: number,
  change: Partial<TariffPeriod>,
): TariffPeriod[] {
  return periods.map((row, at) => (at === index ? { ...row, ...change } : row))
}

/** A new price of a period: all its rows take it. */
export function priced(
  periods: readonly TariffPeriod[],
  code: PeriodCode,
  price: Partial<Pick<Tariff, 'ePrice4' | 'sPrice4'>>,
): TariffPeriod[] {
  return periods.map((row) => (row.period === code ? { ...row, ...price } : row))
}

/** The prices of the periods that are in use; of the others, those that were known before. */
export function pricesIn(periods: readonly TariffPeriod[], known: PeriodPrices): PeriodPrices {
  const found = { ...known }
  for (const { period: code, ePrice4, sPrice4 } of periods.toReversed()) found[code] = { ePrice4, sPrice4 }
  return found
}

const FREE = { ePrice4: 0, sPrice4: 0 }

/** The prices before anything is known: none. */
export const NO_PRICES: PeriodPrices = { 1: FREE, 2: FREE, 3: FREE, 4: FREE }

/** Periods whose rows do not all have the same price. */
export function mixedPeriods(periods: readonly TariffPeriod[]): ReadonlySet<PeriodCode> {
  const first = new Map<PeriodCode, TariffPeriod>()
  const mixed = new Set<PeriodCode>()
  for (const row of periods) {
    const other = first.get(row.period)
    if (!other) first.set(row.period, row)
    else if (!isSameTariff(other, row)) mixed.add(row.period)
  }
  return mixed
}

/** The usual day, with these prices. */
export function typicalDay(prices: PeriodPrices): TariffPeriod[] {
  return TYPICAL.map(([hour, code], index) => ({
    from: hourMinute(hour * 60),
    to: hourMinute((TYPICAL[index + 1]?.[0] ?? 24) * 60),
    period: code,
    ...prices[code],
  }))
}

/** A typed price, 0 to 9.9999 yuan with up to four decimals, in 0.0001 yuan; nothing for what is none. */
export function price4From(text: string): number | undefined {
  const number = withPoint(text)
  return /^\d(\.\d{0,4})?$/.test(number) ? Math.round(Number(number) * 10_000) : undefined
}

/** What is left of a row beside a stretch of the day. */
function without(row: TariffPeriod, from: number, to: number): TariffPeriod[] {
  const start = minuteOf(row.from)
  const end = minuteOf(row.to)
  if (start === undefined || end === undefined || end <= start) return [row]
  if (end <= from || to <= start) return [row]
  return [
    ...(start < from ? [{ ...row, to: hourMinute(from) }] : []),
    ...(to < end ? [{ ...row, from: hourMinute(to) }] : []),
  ]
}

function lengthOf(row: TariffPeriod | undefined): number {
  return row ? (minuteOf(row.to) ?? 0) - (minuteOf(row.from) ?? 0) : 0
}

/** The cell that a step over midnight leads to. */
export function cellOf(step: number): number {
  return ((step % CELLS) + CELLS) % CELLS
}
