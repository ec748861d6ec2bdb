import { DataTable, type DataTableProps } from '@ampdeck/ui/data-table'
import type { ListRow } from '@ampdeck/ui/list'
import { Pager } from '@ampdeck/ui/pager'
import styles from './pile.module.css'

/** A table with its pager, as a part of a record's page. */
export function PartTable<Row extends ListRow>(props: DataTableProps<Row>) {
  return (
    <div className={styles.table}>
      <DataTable {...props} />
      {props.list.total > 0 && <Pager list={props.list} unit={props.unit} />}
    </div>
  )
}
