import { CELLS } from '@ampdeck/api/billing/tariff-day'
import { period } from '@ampdeck/api/enumerations/order'
import { type CellRange, cellOf, type PeriodCode } from './tariff-edit.ts'

const { sharp, peak, flat, valley } = period.code
const byKey: Readonly<Record<string, PeriodCode>> = {
  s: sharp,
  p: peak,
  f: flat,
  v: valley,
  1: sharp,
  2: peak,
  3: flat,
  4: valley,
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageDown: 4,
  PageUp: -4,
}

/** The period that a key sets: S P F V, or 1 to 4 as in the enumeration. */
export function periodOfKey(key: string): PeriodCode | undefined {
  return byKey[key.toLowerCase()]
}

/** Where a key leads: arrows go around the clock, Page keys by two hours, with Shift the range grows. */
export function rangeAfter(range: CellRange, key: string, isExtending: boolean): CellRange | undefined {
  const head = range.anchor + range.extent
  const target = key === 'Home' ? 0 : key === 'End' ? CELLS - 1 : undefined
  const step = steps[key] ?? (target === undefined ? undefined : target - cellOf(head))
  if (step === undefined) return undefined
  if (!isExtending) return { anchor: cellOf(head + step), extent: 0 }
  const most = CELLS - 1
  return { anchor: range.anchor, extent: Math.max(-most, Math.min(most, range.extent + step)) }
}

/** The range of a drag that comes to another cell: it grows the short way round. */
export function draggedTo(range: CellRange, cell: number): CellRange {
  const off = cellOf(cell - (range.anchor + range.extent) + CELLS / 2) - CELLS / 2
  const most = CELLS - 1
  return { anchor: range.anchor, extent: Math.max(-most, Math.min(most, range.extent + off)) }
}

/** The cell in which a range ends; it has the focus. */
export function headOf({ anchor, extent }: CellRange): number {
  return cellOf(anchor + extent)
}

/** Whether a half hour belongs to a range. */
export function isInRange(range: CellRange, cell: number): boolean {
  const first = Math.min(range.anchor, range.anchor + range.extent)
  return cellOf(cell - first) <= Math.abs(range.extent)
}
