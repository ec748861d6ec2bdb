import type { Enumeration, Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import type { ReactNode } from 'react'
import figure from '../../foundation/figure/figure.module.css'
import glyph from '../../foundation/glyph/glyph.module.css'
import { glyphOf } from '../../foundation/glyph/glyph-of.ts'
import { shapes } from '../../foundation/glyph/shapes.tsx'
import { formatsOf } from '../../foundation/language/formats.ts'
import badge from '../../foundation/status-badge/status-badge.module.css'
import type { Column, NumberKind } from '../list/column.ts'
import styles from './cell-of.module.css'

/** From this length on a text may not fit its column; the whole of it is then shown as a hint. */
const LONG = 16

/**
 * The value of one column of a row, as its kind is drawn; a value that is not there is a dash. A function and not a
 * component: a table has thousands of cells, and most are a text. `tabIndex` is that of the cell's link.
 */
export function cellOf<Row>(column: Column<Row>, row: Row, language: Language, tabIndex?: -1): ReactNode {
  const content = contentOf(column, row, language)
  const href = column.link?.(row)
  if (!href) return content
  return (
    <a className={styles.link} href={href} tabIndex={tabIndex}>
      {content}
    </a>
  )
}

function contentOf<Row>(column: Column<Row>, row: Row, language: Language): ReactNode {
  switch (column.kind) {
    case 'custom':
      return column.cell(row)
    case 'text': {
      const text = column.read(row, language)
      if (!text) return absent
      return (
        <span
          className={styles.text}
          data-look={column.look === 'plain' ? undefined : column.look}
          title={hintOf(text)}
        >
          {text}
        </span>
      )
    }
    case 'status':
    case 'code': {
      const code = column.read(row)
      if (code == null) return absent
      return column.kind === 'status' ? badgeOf(column.of, code, language) : column.of.label(code, language)
    }
    case 'instant': {
      const time = column.read(row)
      return time ? formatsOf(language).minute(time) : absent
    }
    case 'day':
      return column.read(row) || absent
    default:
      return numberOf(column.kind, column.read(row), language)
  }
}

/** The whole of a text that may be cut. */
export function hintOf(text: string | null | undefined): string | undefined {
  return text && text.length > LONG ? text : undefined
}

/** A number as its kind is drawn. */
export function numberOf(kind: NumberKind, value: number | null | undefined, language: Language): ReactNode {
  if (value == null) return absent
  const { format, unit } = numberFormat(kind, language)
  return unit ? figureOf(format(value), unit) : format(value)
}

/** How a kind of number is written, and the unit behind it; none where there is no unit. */
export function numberFormat(kind: NumberKind, language: Language) {
  const { number, power, energy, money, percent } = formatsOf(language)
  switch (kind) {
    case 'power':
      return { format: power, unit: 'kW' }
    case 'energy':
      return { format: energy, unit: 'kWh' }
    case 'money':
      return { format: money, unit: say(['yuan', '元'], language) }
    case 'percent':
      return { format: percent, unit: '' }
    case 'number':
      return { format: number, unit: '' }
  }
}

/** The elements of `Figure` and `StatusBadge` without their components, of which a table would have hundreds. */
function figureOf(text: string, unit: string) {
  return (
    <span className={figure.figure}>
      {text}
      <span className={figure.unit}> {unit}</span>
    </span>
  )
}

function badgeOf(of: Enumeration, code: number | string, language: Language) {
  const mark = glyphOf(of, code)
  return (
    <span className={badge.badge} data-tone={mark?.tone}>
      {mark && (
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          width={12}
          height={12}
          className={glyph.glyph}
          data-tone={mark.tone}
        >
          {shapes[mark.shape]}
        </svg>
      )}
      {of.label(code, language)}
    </span>
  )
}

const absent = <span className={styles.absent}>–</span>
