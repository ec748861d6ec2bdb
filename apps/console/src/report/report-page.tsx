import type { Call, InputOf } from '@ampdeck/api/contract'
import { dimension } from '@ampdeck/api/enumerations/report'
import { type FigureName, figures } from '@ampdeck/api/figures/figures'
import {
  type CallNames,
  callName,
  type Dimension,
  type Grain,
  type ReportDefinition,
} from '@ampdeck/api/figures/report'
import type { PageId } from '@ampdeck/api/menu/menu-tree'
import { texts } from '@ampdeck/api/texts'
import { ColumnChooser } from '@ampdeck/ui/column-chooser'
import { DataTable } from '@ampdeck/ui/data-table'
import { CheckboxGroup } from '@ampdeck/ui/fields'
import { FilterBar } from '@ampdeck/ui/filter-bar'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { ExportButton } from '@ampdeck/ui/list-page'
import { listFilters } from '@ampdeck/ui/list-request'
import { PageHead } from '@ampdeck/ui/page-head'
import { Pager } from '@ampdeck/ui/pager'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { GrainChoice } from '../dashboard/grain-choice.tsx'
import { useAddressValues } from '../dashboard/use-address-values.ts'
import { Awaited } from '../data/awaited.tsx'
import { useRead } from '../data/use-read.ts'
import { useExport } from '../list/use-export.ts'
import { useList } from '../list/use-list.ts'
import type { ListCall } from '../list/use-page-of.ts'
import { usePageHead } from '../shell/use-page-head.ts'
import { Timing } from '../timing/timing.tsx'
import styles from './report.module.css'
import type { ReportSum } from './report-charts.tsx'
import { columnsFor, filtersFor, isForeign } from './report-list.tsx'
import type { ReportRow } from './report-row.ts'
import { useReportOptions } from './use-report-options.ts'

const ReportCharts = lazyOf(() => import('./report-charts.tsx'), 'ReportCharts')

const words = texts({
  by: ['Grouped by', '分组'],
  rows: ['row | rows', '行'],
  notRead: ['The report could not be loaded', '报表加载失败'],
})

interface ReportPageProps<N extends CallNames> {
  id: PageId
  definition: ReportDefinition<Dimension, FigureName, Grain, N>
  /** The calls of the report (`reportCalls`). */
  resource: Readonly<Record<N[keyof CallNames], Call>>
  /** Of a page that has many reports: which of them it is. */
  one?: OneReport
  /** Stands above its filters. */
  lead?: ReactNode
}

/** One of the reports of a page: its name, what its calls are asked besides, and what can be done with it. */
export interface OneReport {
  title: string
  description?: ReactNode
  /** Sent with every call. */
  asked: Readonly<Record<string, number>>
  /** Under which its timing is kept. */
  timedAs: string
  actions?: ReactNode
  /** Stands above its filters. */
  lead?: ReactNode
}

/** The page of a report: filters, how it is divided, what the whole comes to, its course and its rows. */
export function ReportPage<N extends CallNames>({
  id,
  definition,
  resource,
  one,
  lead = one?.lead,
}: ReportPageProps<N>) {
  const called = (name: keyof CallNames): Call => resource[callName(definition, name)]
  const say = useSay()
  const { title, breadcrumb } = usePageHead(id)
  const head = { title: one?.title ?? title, breadcrumb }
  const options = useReportOptions()
  const [search] = useSearchParams()
  const { by, grain } = dividedAs(definition, search)
  const filters = filtersFor(definition, grain)
  const rows = useList<ReportRow>(called('page') as ListCall<ReportRow>, filters, undefined, one?.asked)
  const sum = useRead(called('sum'), { ...listFilters(search), ...one?.asked } as InputOf<Call>, {
    keepsLast: true,
  })
  const found = sum.data as ReportSum | undefined
  // Made anew only when they change: a table keeps its columns as long as they are the same.
  const [named, silent] = [by.join(), found?.silent.join() ?? '']
  const columns = useMemo(
    () => columnsFor(definition, named.split(',') as Dimension[], grain, silent.split(',')),
    [definition, named, grain, silent],
  )
  // The two are read together: whoever tries again means both.
  const list = {
    ...rows,
    reload: () => {
      rows.reload()
      void sum.refetch()
    },
  }

  return (
    <div className={styles.page}>
      <PageHead
        {...head}
        count={list.status === 'loading' ? undefined : list.total}
        {...(one?.description && { description: one.description })}
        actions={
          <>
            <ExportButton of={called('export')} {...useExport(called('export'), one?.asked)} />
            <Timing
              of={called('export')}
              {...(one && { one: { ...one.asked }, name: one.timedAs, title: one.title })}
            />
            {one?.actions}
          </>
        }
      />
      {lead}
      <div className={styles.bars}>
        <FilterBar filters={filters} request={list.request} options={options} onChange={list.change}>
          <ColumnChooser list={list} columns={columns} />
        </FilterBar>
        <Division definition={definition} by={by} grain={grain} />
      </div>
      {found ? (
        <ReportCharts definition={definition} by={by} grain={grain} of={found} />
      ) : (
        (!sum.error || list.status === 'ready') && <Awaited of={sum} title={say(words.notRead)} rows={4} />
      )}
      <div className={styles.table}>
        <DataTable
          columns={columns}
          unit={words.rows}
          label={head.title}
          list={list}
          {...(found && { sum: written(found.sum) })}
        />
        {list.total > 0 && <Pager list={list} unit={words.rows} />}
      </div>
    </div>
  )
}

/** How the address divides the report; what it does not say is as usual. */
function dividedAs(
  { dimensions, by = dimensions, grains: [usual, ...others] }: ReportDefinition,
  search: URLSearchParams,
) {
  const asked = search.get('by')?.split(',') ?? []
  const chosen = dimensions.filter((name) => asked.includes(name))
  const grain = others.find((name) => name === search.get('grain')) ?? usual
  return { by: chosen.length > 0 ? chosen : by, grain }
}

/** What a row of sums cannot write in its unit is a figure above. */
function written(sum: ReportSum['sum']) {
  const entries = Object.entries(sum).filter(([name]) => !isForeign(figures[name as FigureName].unit))
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
}

interface DivisionProps {
  definition: ReportDefinition
  by: readonly Dimension[]
  grain: Grain
}

/** By what the report is divided; it stands in the address. */
function Division({ definition: { dimensions, grains }, by, grain }: DivisionProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [, set] = useAddressValues()
  // The order and the page were those of other columns.
  const choose = (name: string, value: string) =>
    set({ [name]: value, sortField: '', sortOrder: '', current: '' })

  return (
    <div className={styles.ways}>
      {dimensions.length > 1 && (
        <>
          <span>{say(words.by)}</span>
          <CheckboxGroup
            aria-label={say(words.by)}
            options={dimensions.map((value) => ({ value, label: dimension.label(value, language) }))}
            value={by}
            // One must stay: a report divided by nothing is its sum.
            onChange={(chosen) => chosen && chosen.length > 0 && choose('by', chosen.join())}
          />
        </>
      )}
      {grains.length > 1 && (
        <GrainChoice grains={grains} value={grain} onChange={(value) => choose('grain', value)} />
      )}
    </div>
  )
}
