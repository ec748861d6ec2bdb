import type { ReactNode } from 'react'
import { Energy } from '../figure/energy.tsx'
import { Money } from '../figure/money.tsx'
import { Power } from '../figure/power.tsx'
import { useFormats } from '../language/use-formats.ts'
import { useLanguage } from '../language/use-language.ts'
import type { Column, ListRow, NumberColumn } from '../list/column.ts'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import styles from './column-cell.module.css'

/** From this length on a text may not fit its column; the whole of it is then shown as a hint. */
const LONG = 24

interface ColumnCellProps<Row> {
  column: Column<Row>
  row: Row
}

/** The value of one column of a row, as its kind is drawn; a value that is not there is a dash. */
export function ColumnCell<Row extends ListRow>({ column, row }: ColumnCellProps<Row>) {
  const content = <CellContent column={column} row={row} />
  const href = column.link?.(row)

  return href ? (
    <a className={styles.link} href={href}>
      {content}
    </a>
  ) : (
    content
  )
}

function CellContent<Row>({ column, row }: ColumnCellProps<Row>): ReactNode {
  const { language } = useLanguage()
  const formats = useFormats()

  switch (column.kind) {
    case 'custom':
      return column.cell(row)
    case 'text': {
      const text = column.read(row, language)
      if (!text) return <Absent />
      return (
        <span className={styles.text} data-look={column.look} title={text.length > LONG ? text : undefined}>
          {text}
        </span>
      )
    }
    case 'status':
    case 'code': {
      const code = column.read(row)
      if (code == null) return <Absent />
      return column.kind === 'status' ? (
        <StatusBadge of={column.of} code={code} />
      ) : (
        column.of.label(code, language)
      )
    }
    case 'instant': {
      const time = column.read(row)
      return time ? formats.minute(time) : <Absent />
    }
    case 'day':
      return column.read(row) || <Absent />
    default:
      return <NumberContent kind={column.kind} value={column.read(row)} />
  }
}

function NumberContent({
  kind,
  value,
}: {
  kind: NumberColumn<never>['kind']
  value: number | null | undefined
}) {
  const formats = useFormats()

  if (value == null) return <Absent />
  if (kind === 'power') return <Power w={value} />
  if (kind === 'energy') return <Energy wh={value} />
  if (kind === 'money') return <Money fen={value} />
  return kind === 'percent' ? formats.percent(value) : formats.number(value)
}

function Absent() {
  return <span className={styles.absent}>–</span>
}
