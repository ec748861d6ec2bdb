import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { LARGE_ADJUST_FEN } from '@ampdeck/api/bill/order-adjust'
import {
  type Adjusted,
  type AmountField,
  adjusted,
  type LineAmounts,
  linesAsTheyAre,
} from '@ampdeck/api/billing/adjust'

/** What was typed as the change of an amount; a text is no number. */
export type Typed = number | string | null
/** By line and field, see `cellOf`. */
export type TypedDeltas = Readonly<Record<string, Typed>>

export function cellOf(seq: number, field: AmountField): string {
  return `${seq} ${field}`
}

export interface AdjustPreview extends Adjusted {
  /** As they are now. */
  lines: ChargeOrderDetail['lines']
  /** Only those that change. */
  deltas: LineAmounts[]
  /** The cells in which no number was typed. */
  unreadable: readonly string[]
  isLarge: boolean
  /** What goes back to the payer. */
  refundFen: number
}

/** What an order comes to with what was typed, and what is wrong with it, by the rules of the server. */
export function previewOf(order: ChargeOrderDetail, typed: TypedDeltas): AdjustPreview {
  const lines = linesAsTheyAre(order.lines)
  const number = (seq: number, field: AmountField) => {
    const value = typed[cellOf(seq, field)]
    return typeof value === 'number' ? value : 0
  }
  const deltas = lines
    .map(({ seq }) => ({
      seq,
      energyWh: number(seq, 'energyWh'),
      eFeeFen: number(seq, 'eFeeFen'),
      sFeeFen: number(seq, 'sFeeFen'),
    }))
    .filter(({ energyWh, eFeeFen, sFeeFen }) => energyWh !== 0 || eFeeFen !== 0 || sFeeFen !== 0)
  const result = adjusted(order, lines, deltas)

  return {
    ...result,
    lines,
    deltas,
    unreadable: Object.keys(typed).filter((cell) => isText(typed[cell])),
    isLarge: isLarge(result.differenceFen),
    refundFen: Math.max(0, order.paidFen - result.sums.payableFen),
  }
}

export function isLarge(differenceFen: number): boolean {
  return Math.abs(differenceFen) > LARGE_ADJUST_FEN
}

function isText(value: Typed | undefined): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
