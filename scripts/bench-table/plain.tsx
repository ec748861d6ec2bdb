import { memo, useCallback, useState } from 'react'
import { Actions, Box, type PlainColumn, plainColumns } from './baseline-cells.tsx'
import { measure } from './harness.ts'
import type { StationRow } from './rows.ts'
import './baseline.css'

interface RowProps {
  row: StationRow
  columns: readonly PlainColumn[]
  isSelected: boolean
  onToggle: (id: number) => void
}

const Row = memo(function Row({ row, columns, isSelected, onToggle }: RowProps) {
  return (
    <tr className="row" data-selected={isSelected || undefined}>
      <td className="td box">
        <Box row={row} isSelected={isSelected} onToggle={onToggle} />
      </td>
      {columns.map(({ id, isNumber, cell }, nth) => (
        <td key={id} className={nth === 0 ? 'td first' : isNumber ? 'td number' : 'td'}>
          {cell(row)}
        </td>
      ))}
      <td className="td">
        <Actions />
      </td>
    </tr>
  )
})

/** The same table without an engine: every row drawn, nothing but selection. */
function Stations({ rows, columns: count }: { rows: StationRow[]; columns: number }) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const columns = plainColumns.slice(0, count - 2)
  const onToggle = useCallback((id: number) => {
    setSelected((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])

  return (
    <div className="region">
      <table className="table">
        <caption className="visually-hidden">Stations</caption>
        <thead>
          <tr>
            <th className="th box">
              <input type="checkbox" aria-label="Select all" />
            </th>
            {columns.map(({ id, label, isNumber }, nth) => (
              <th key={id} className={nth === 0 ? 'th first' : isNumber ? 'th number' : 'th'}>
                <button type="button">{label}</button>
              </th>
            ))}
            <th className="th">Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              columns={columns}
              isSelected={selected.has(row.id)}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

measure((rows, columns) => <Stations rows={rows} columns={columns} />)
