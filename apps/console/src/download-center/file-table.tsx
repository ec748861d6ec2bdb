import { MAX_OPEN_FILES } from '@ampdeck/api/open-files'
import { DataTable } from '@ampdeck/ui/data-table'
import { useSay } from '@ampdeck/ui/language'
import type { Column, ListRow, ListState, Unit } from '@ampdeck/ui/list'
import { Pager } from '@ampdeck/ui/pager'
import type { ReactNode } from 'react'
import styles from './download-center.module.css'
import { centerTexts as t } from './download-center.texts.ts'
import { isRunning } from './running.ts'

type FileRow = ListRow & { fileState: number }

interface FileTableProps<Row extends FileRow> {
  label: string
  unit: Unit
  list: ListState<Row>
  columns: readonly Column<Row>[]
  /** What stands below name and state where rows are cards. */
  card: (row: Row) => ReactNode
}

/** One page of files in the dialog, and how many more may be asked for. */
export function FileTable<Row extends FileRow>({ list, unit, ...rest }: FileTableProps<Row>) {
  const say = useSay()
  const count = list.rows.filter(isRunning).length

  return (
    <>
      {count > 0 && <p className={styles.about}>{say(t.underWay, { count, most: MAX_OPEN_FILES })}</p>}
      <div className={styles.table}>
        <DataTable {...rest} list={list} unit={unit} />
      </div>
      {list.total > 0 && <Pager list={list} unit={unit} />}
    </>
  )
}
