import { DataTable } from '@ampdeck/ui/data-table'
import type { Column, ListRow, ListState, Unit } from '@ampdeck/ui/list'
import { Pager } from '@ampdeck/ui/pager'
import type { ReactNode } from 'react'
import styles from './download-center.module.css'

interface FileTableProps<Row extends ListRow> {
  label: string
  unit: Unit
  list: ListState<Row>
  columns: readonly Column<Row>[]
  /** What stands below name and state where rows are cards. */
  card: (row: Row) => ReactNode
}

/** One page of files in the dialog. */
export function FileTable<Row extends ListRow>({ list, unit, ...rest }: FileTableProps<Row>) {
  return (
    <>
      <div className={styles.table}>
        <DataTable {...rest} list={list} unit={unit} />
      </div>
      {list.total > 0 && <Pager list={list} unit={unit} />}
    </>
  )
}
