import {
  type ColumnDef,
  columnVisibilityFeature,
  FlexRender,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { Actions } from '../bench-table/baseline-cells.tsx'
import type { Row } from './first-page.ts'

const features = tableFeatures({ columnVisibilityFeature })
type Column = ColumnDef<typeof features, Row>

/** Columns of plain text, and the actions of a row. */
export const columnsOf = (fields: Readonly<Record<string, string>>): Column[] => [
  ...Object.entries(fields).map(
    ([id, label]): Column => ({
      id,
      accessorKey: id,
      header: label,
      cell: ({ row }) => <span className="text">{row.original[id]}</span>,
    }),
  ),
  { id: 'actions', header: 'Actions', cell: () => <Actions /> },
]

/** By the example "basic" of TanStack Table. */
export function List({ title, rows, columns }: { title: string; rows: Row[]; columns: Column[] }) {
  const table = useTable({ features, columns, data: rows, getRowId: (row) => String(row.id) })
  return (
    <>
      <h1>{title}</h1>
      <table className="table">
        <thead className="thead">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} className="th">
                  <FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className="row">
              {row.getVisibleCells().map((cell) => (
                <td key={cell.id} className="td">
                  <FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
