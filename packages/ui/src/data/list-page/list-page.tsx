import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { PageHead, type PageHeadProps } from '../../shell/page-head/page-head.tsx'
import { ColumnChooser } from '../column-chooser/column-chooser.tsx'
import { DataTable } from '../data-table/data-table.tsx'
import type { DataTableProps } from '../data-table/use-data-table.ts'
import { FilterBar } from '../filter-bar/filter-bar.tsx'
import { filtersInWords } from '../filter-bar/filter-words.ts'
import type { ListRow } from '../list/column.ts'
import type { Filter, OptionsByName } from '../list/filters-of.ts'
import { timeOfDay } from '../list/time-of-day.ts'
import { Pager } from '../pager/pager.tsx'
import { SavedViewsButton } from '../saved-views/saved-views-button.tsx'
import { BulkBar } from './bulk-bar.tsx'
import styles from './list-page.module.css'
import { pageTexts } from './list-page.texts.ts'

export interface ListPageProps<Row extends ListRow>
  extends Pick<PageHeadProps, 'title' | 'breadcrumb'>,
    Omit<DataTableProps<Row>, 'label' | 'selectable' | 'filtered'> {
  /** Declared with `filtersOf`; without any there is no bar. */
  filters?: readonly Filter[]
  /** What choice filters offer, by the name that they give. */
  options?: OptionsByName
  /** `FilterChips` of the leading state, above the table. */
  chips?: ReactNode
  /** Actions on the selected rows; without them rows cannot be selected. */
  bulk?: ReactNode
  /** The buttons of the page, the primary one last. */
  children?: ReactNode
}

const NO_FILTERS: readonly Filter[] = []

/** The rows of a page where nobody has chosen, and those that are offered where these leave room. */
const FEW = 10
const MORE = 20

/** A whole list screen: head, filters, table, pager. It decides nothing; `list` holds the state and takes the wishes. */
export function ListPage<Row extends ListRow>({
  title,
  breadcrumb,
  list,
  unit,
  columns,
  filters = NO_FILTERS,
  options,
  chips,
  bulk,
  children,
  ...table
}: ListPageProps<Row>) {
  const say = useSay()
  const { language } = useLanguage()
  const { rows, request } = list
  const isCounted = list.status !== 'loading' && !list.totalCapped
  const view = (
    <div className={styles.view}>
      {list.at && <span className={styles.age}>{say(pageTexts.asOf, { time: timeOfDay(list.at) })}</span>}
      <IconButton label={say(pageTexts.refresh)} onClick={list.reload}>
        <RefreshCw size={15} />
      </IconButton>
      {list.views && <SavedViewsButton views={list.views} />}
      <ColumnChooser list={list} columns={columns} />
    </div>
  )
  // With chips the ways to look at the list stand beside those, otherwise beside the filters: one line less.
  const isBesideFilters = filters.length > 0 && !chips

  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        breadcrumb={breadcrumb}
        count={isCounted ? list.total : undefined}
        actions={children}
      />
      <div className={styles.bars}>
        {filters.length > 0 && (
          <FilterBar filters={filters} request={list.request} options={options} onChange={list.change}>
            {isBesideFilters && view}
          </FilterBar>
        )}
        {!isBesideFilters && (
          <div className={styles.tools}>
            {chips}
            {view}
          </div>
        )}
      </div>
      <DataTable
        {...table}
        label={title}
        unit={unit}
        list={list}
        columns={columns}
        selectable={Boolean(bulk)}
        filtered={filtersInWords(filters, list.request, options ?? {}, language)}
      />
      <div className={styles.room}>
        {list.status !== 'loading' && request.pageSize === FEW && rows.length === FEW && (
          <Button
            size="small"
            look="plain"
            className={styles.more}
            onClick={() => list.change({ pageSize: MORE })}
          >
            {say(pageTexts.showMore, { count: MORE })}
          </Button>
        )}
      </div>
      <div className={styles.foot}>
        {Boolean(bulk) && <BulkBar list={list}>{bulk}</BulkBar>}
        <Pager list={list} unit={unit} />
      </div>
    </div>
  )
}
