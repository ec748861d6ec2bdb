import type { Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import { guarded } from '../../foundation/clipboard/tsv.ts'
import type { Column, NumberKind } from '../list/column.ts'
import { headUnit } from './cell-of.tsx'

/** The head of a column: its label, and the unit that its numbers have left behind. */
export function headText<Row>(column: Column<Row>, language: Language): string {
  const label = say(column.label, language)
  const unit = headUnit(column, language)
  return unit ? `${label} (${unit})` : label
}

/**
 * The value of a cell as text; undefined where only its drawing knows it. A text that a spreadsheet would run as a
 * formula gets an apostrophe (OWASP, CSV injection).
 */
export function cellText<Row>(column: Column<Row>, row: Row, language: Language): string | undefined {
  switch (column.kind) {
    case 'custom': {
      const text = column.text?.(row, language)
      return text === undefined ? undefined : guarded(text)
    }
    case 'text':
      return guarded(column.read(row, language) ?? '')
    case 'status':
    case 'code': {
      const code = column.read(row)
      return code == null ? '' : guarded(column.of.label(code, language))
    }
    case 'instant':
    case 'day':
      return column.read(row) ?? ''
    default: {
      const value = column.read(row)
      return value == null ? '' : plainNumber(value, column.kind)
    }
  }
}

const decimals: Readonly<Record<NumberKind, number>> = {
  number: 0,
  power: 3,
  energy: 3,
  money: 2,
  percent: 2,
}

/** From the units of the wire: W, Wh, fen, basis points. */
function plainNumber(value: number, kind: NumberKind): string {
  const number = Number((value / 10 ** decimals[kind]).toFixed(decimals[kind]))
  return kind === 'percent' ? `${number}%` : String(number)
}
