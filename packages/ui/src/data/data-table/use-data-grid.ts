import type { Language } from '@ampdeck/api/enumeration'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { ListRow, RowId } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import type { ShownColumn } from './use-columns.ts'
import { useCopy } from './use-copy.ts'
import { useGrid } from './use-grid.ts'
import { useGridKeys } from './use-grid-keys.ts'

interface DataGridOptions<Row extends ListRow> {
  list: ListState<Row>
  ids: readonly RowId[]
  columns: readonly ShownColumn<Row>[]
  language: Language
  selectable: boolean
  hasDetails: boolean
  /** Cards are no grid: their controls are reached one by one. */
  isOn: boolean
  /** The row where a range begins: the last one that was toggled or reached. */
  anchor: RefObject<RowId | undefined>
}

/** What makes a grid of a table: focus, keys and copying. */
export function useDataGrid<Row extends ListRow>(options: DataGridOptions<Row>) {
  const { list, ids, columns, language, selectable, hasDetails, isOn, anchor } = options
  const table = useRef<HTMLTableElement>(null)
  const reveal = useRef<(row: number) => void>(undefined)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const firstColumn = Number(selectable) + Number(hasDetails)

  const grid = useGrid({ table, isOn, ids, firstColumn, reveal })
  const onHelp = () => setHelpOpen(true)
  const onKeyDown = useGridKeys({ table, isOn, grid, list, ids, selectable, anchor, onHelp })
  const onCopy = useCopy({ table, list, columns, firstColumn, language, selectable })
  useLayoutEffect(grid.settle)

  return {
    table,
    reveal,
    settle: grid.settle,
    props: isOn
      ? {
          role: 'grid',
          'aria-multiselectable': selectable || undefined,
          ref: table,
          onKeyDown,
          onCopy,
          ...grid.handlers,
        }
      : { ref: table },
    isHelpOpen,
    closeHelp: () => setHelpOpen(false),
  }
}
