import {
  type ColumnDef,
  columnSizingFeature,
  columnVisibilityFeature,
  FlexRender,
  type Row,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useMemo, useRef } from 'react'
import { Actions, Box, plainColumns } from './baseline-cells.tsx'
import { measure } from './harness.ts'
import type { StationRow } from './rows.ts'
import './baseline.css'

const features = tableFeatures({ columnSizingFeature, columnVisibilityFeature, rowSelectionFeature })
type Features = typeof features

const definitions: ColumnDef<Features, StationRow>[] = [
  {
    id: 'box',
    size: 44,
    header: () => <input type="checkbox" aria-label="Select all" />,
    cell: ({ row }) => (
      <Box row={row.original} isSelected={row.getIsSelected()} onToggle={() => row.toggleSelected()} />
    ),
  },
  ...plainColumns.map(
    ({ id, label, width, cell }): ColumnDef<Features, StationRow> => ({
      id,
      accessorKey: id,
      size: width,
      header: () => <button type="button">{label}</button>,
      cell: ({ row }) => cell(row.original),
    }),
  ),
  { id: 'actions', size: 224, header: 'Actions', cell: () => <Actions /> },
]

const numbers = new Set(plainColumns.filter(({ isNumber }) => isNumber).map(({ id }) => id as string))
const place = (id: string) =>
  id === 'box' ? ' box' : id === 'code' ? ' first' : numbers.has(id) ? ' number' : ''

/** By the example "virtualized rows" of TanStack Table, with memoised rows. */
function Stations({ rows: data, columns: count }: { rows: StationRow[]; columns: number }) {
  const region = useRef<HTMLDivElement>(null)
  const columns = useMemo(() => [...definitions.slice(0, count - 1), ...definitions.slice(-1)], [count])
  const table = useTable({ features, columns, data, getRowId: (row) => String(row.id) })
  const { rows } = table.getRowModel()
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => 36,
    getScrollElement: () => region.current,
    overscan: 5,
  })

  return (
    <div ref={region} className="region">
      <table className="table virtual">
        <caption className="visually-hidden">Stations</caption>
        <thead className="thead">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="line">
              {group.headers.map((header) => (
                <th
                  key={header.id}
                  className={`th${place(header.column.id)}`}
                  style={{ width: header.getSize() }}
                >
                  <FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody className="tbody" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            return row && <Line key={row.id} row={row} start={start} isSelected={row.getIsSelected()} />
          })}
        </tbody>
      </table>
    </div>
  )
}

interface LineProps {
  row: Row<Features, StationRow>
  start: number
  /** Draws the row anew. */
  isSelected: boolean
}

const Line = memo(function Line({ row, start, isSelected }: LineProps) {
  return (
    <tr
      className="row line"
      data-selected={isSelected || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      {row.getVisibleCells().map((cell) => (
        <td key={cell.id} className={`td${place(cell.column.id)}`} style={{ width: cell.column.getSize() }}>
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  )
})

measure((rows, columns) => <Stations rows={rows} columns={columns} />)
