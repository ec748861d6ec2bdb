/** What a bill line amounts to, or what changes of it. */
export interface LineAmounts {
  seq: number
  energyWh: number
  eFeeFen: number
  sFeeFen: number
}

/** A line of the bill (`corrects` is null), or what an adjustment has added to one. */
export interface StoredLine extends LineAmounts {
  corrects: number | null
}

/** What an adjustment of an order looks at. */
export interface AdjustableSums {
  energyWh: number
  eFeeFen: number
  sFeeFen: number
  occupyFeeFen: number
  payableFen: number
}

/** Why an adjustment cannot be: it changes nothing, names no line of the bill, or takes more than there is. */
export type AdjustFault =
  | { kind: 'nothing' }
  | { kind: 'line'; seq: number }
  | { kind: 'below'; seq: number; field: AmountField }
  | { kind: 'payable' }

export interface Adjusted {
  /** The order as it would be. */
  sums: AdjustableSums
  /** By how much the payable amount changes. */
  differenceFen: number
  faults: AdjustFault[]
}

const fields = ['energyWh', 'eFeeFen', 'sFeeFen'] as const
export type AmountField = (typeof fields)[number]

/** The lines of a bill with everything that has corrected them. */
export function linesAsTheyAre<Line extends StoredLine>(stored: readonly Line[]): Line[] {
  return stored
    .filter(({ corrects }) => corrects === null)
    .map((line) => added(line, totalOf(stored.filter(({ corrects }) => corrects === line.seq))))
}

/** The sum of some lines, or of what changes of them. */
export function totalOf(lines: readonly Omit<LineAmounts, 'seq'>[]): Omit<LineAmounts, 'seq'> {
  return lines.reduce((sum, line) => added(sum, line), { energyWh: 0, eFeeFen: 0, sFeeFen: 0 })
}

/**
 * An order after an adjustment by bill line. Discounts, coupon and occupy fee stay; no
 * line and no sum falls below zero.
 */
export function adjusted(
  order: AdjustableSums,
  lines: readonly LineAmounts[],
  deltas: readonly LineAmounts[],
): Adjusted {
  const total = totalOf(deltas)
  const differenceFen = total.eFeeFen + total.sFeeFen
  const sums = { ...added(order, total), payableFen: order.payableFen + differenceFen }
  const changes = deltas.filter((delta) => fields.some((field) => delta[field] !== 0))
  const faults = changes.flatMap((delta) => faultsOf(lines, delta))
  if (changes.length === 0) faults.push({ kind: 'nothing' })
  if (sums.payableFen < order.occupyFeeFen) faults.push({ kind: 'payable' })
  return { sums, differenceFen, faults }
}

function faultsOf(lines: readonly LineAmounts[], delta: LineAmounts): AdjustFault[] {
  const { seq } = delta
  const line = lines.find((one) => one.seq === seq)
  if (!line) return [{ kind: 'line', seq }]
  return fields
    .filter((field) => line[field] + delta[field] < 0)
    .map((field) => ({ kind: 'below', seq, field }))
}

function added<Amounts extends Omit<LineAmounts, 'seq'>>(to: Amounts, by: Omit<LineAmounts, 'seq'>): Amounts {
  return {
    ...to,
    energyWh: to.energyWh + by.energyWh,
    eFeeFen: to.eFeeFen + by.eFeeFen,
    sFeeFen: to.sFeeFen + by.sFeeFen,
  }
}
