import type { Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import type { ReactNode } from 'react'
import { Figure } from '../../foundation/figure/figure.tsx'
import { formatsOf } from '../../foundation/language/formats.ts'
import { StatusBadge } from '../../foundation/status-badge/status-badge.tsx'
import type { Column, NumberKind } from '../list/column.ts'
import styles from './cell-of.module.css'

/** From this length on a text may not fit its column; the whole of it is then shown as a hint. */
const LONG = 16

/** Where a value is drawn: in a cell, which is no stop of the Tab key and has its unit in the head, or in a card. */
type Place = 'cell' | 'card'

/**
 * The value of one column of a row, as its kind is drawn; a value that is not there is a dash. A function and not a
 * component: a table has thousands of cells, and most are a text. `opens` is where the row itself is opened.
 */
export function cellOf<Row>(
  column: Column<Row>,
  row: Row,
  language: Language,
  place: Place,
  opens?: string,
): ReactNode {
  const content = contentOf(column, row, language, place)
  const href = opens ?? column.link?.(row)
  if (!href) return content
  return (
    <a
      className={styles.link}
      href={href}
      tabIndex={place === 'cell' ? -1 : undefined}
      data-opens={opens === undefined ? undefined : true}
    >
      {content}
    </a>
  )
}

function contentOf<Row>(column: Column<Row>, row: Row, language: Language, place: Place): ReactNode {
  switch (column.kind) {
    case 'custom': {
      const unit = place === 'card' && column.numeric && unitOf(column.numeric, language)
      if (unit)
        return (
          <span>
            {column.cell(row)}
            <span className={styles.unit}> {unit}</span>
          </span>
        )
      if (!column.most || place === 'card') return column.cell(row)
      return (
        <span className={styles.text} title={column.text?.(row, language)}>
          {column.cell(row)}
        </span>
      )
    }
    case 'text': {
      const text = column.read(row, language)
      if (!text) return absent
      const look = column.look === 'plain' ? undefined : column.look
      return (
        <span className={styles.text} data-look={look} title={text.length > LONG ? text : undefined}>
          {text}
        </span>
      )
    }
    case 'status':
    case 'code': {
      const code = column.read(row)
      if (code == null) return absent
      return column.kind === 'status' ? (
        <StatusBadge of={column.of} code={code} />
      ) : (
        column.of.label(code, language)
      )
    }
    case 'instant': {
      const time = column.read(row)
      return time ? formatsOf(language).minute(time) : absent
    }
    case 'day':
      return column.read(row) || absent
    default:
      return numberOf(column.kind, column.read(row), language, place)
  }
}

/** A number as its kind is drawn. */
export function numberOf(
  kind: NumberKind,
  value: number | null | undefined,
  language: Language,
  place: Place,
): ReactNode {
  if (value == null) return absent
  // A share that somebody has set is shown as it was set: 0.6 % is not 1 %.
  const text = formatsOf(language)[kind](value, kind === 'percent' ? 2 : undefined)
  const unit = place === 'card' && unitOf(kind, language)
  return unit ? <Figure text={text} unit={unit} /> : text
}

/** The name of a column where its value has the unit behind it: without the unit. */
export function cardLabel<Row>(column: Column<Row>, language: Language): string {
  const { kind, label } = column
  const name = say(label, language)
  const unit = unitOf((kind === 'custom' && column.numeric) || kind, language)
  const ends = unit ? [`, ${unit}`, `（${unit}）`, ` (${unit})`] : []
  const end = ends.find((one) => name.endsWith(one))
  return end ? name.slice(0, -end.length) : name
}

/** The unit of a kind of numbers; none where the number says it itself. */
function unitOf(kind: Column<never>['kind'], language: Language): string | undefined {
  if (kind === 'power') return 'kW'
  if (kind === 'energy') return 'kWh'
  if (kind === 'money') return say(['yuan', '元'], language)
}

/** The unit that stands in the head of a column, where its label does not name it. */
export function headUnit<Row>(column: Column<Row>, language: Language): string | undefined {
  const { kind, label } = column
  const unit = unitOf((kind === 'custom' && column.numeric) || kind, language)
  return unit && !say(label, language).includes(unit) ? unit : undefined
}

const absent = <span className={styles.absent}>–</span>
