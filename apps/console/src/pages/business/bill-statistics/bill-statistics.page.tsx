import { type BillStatisticsRow, billStatistics } from '@ampdeck/api/bill/bill-statistics'
import { billDimension } from '@ampdeck/api/enumerations/order'
import { DataTable } from '@ampdeck/ui/data-table'
import { Select } from '@ampdeck/ui/fields'
import { FilterBar } from '@ampdeck/ui/filter-bar'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { listFilters } from '@ampdeck/ui/list-request'
import { PageHead } from '@ampdeck/ui/page-head'
import { Pager } from '@ampdeck/ui/pager'
import { Segment } from '@ampdeck/ui/segment'
import { useId, useMemo, useState } from 'react'
import { useAddressValues } from '../../../dashboard/use-address-values.ts'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import report from '../../../report/report.module.css'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Export } from '../../../timing/export.tsx'
import styles from './bill-statistics.module.css'
import { MEASURES, type Measure, measureName, pageTexts as words } from './bill-statistics.texts.ts'
import { type Dimension, screenBy } from './bill-statistics-list.tsx'

const PivotCharts = lazyOf(() => import('./pivot-charts.tsx'), 'PivotCharts')

const dimensionOf = (text: string | null) => billDimension.codes.find((code) => code === text)

/** What bills come to, by one dimension and across another (screens.md S068). */
export function Page() {
  const say = useSay()
  const head = usePageHead('billStatistics')
  const [search, set] = useAddressValues()
  const by = dimensionOf(search.get('by')) ?? 'day'
  const across = dimensionOf(search.get('across')) ?? 'memberType'
  const screen = useMemo(() => screenBy(by), [by])
  const list = useList<BillStatisticsRow>(billStatistics.statistics, screen.filters)
  const stations = useStationOptions()
  const [measure, setMeasure] = useState<Measure>('energy')
  const { across: _, ...filter } = listFilters(search)
  const pivot = useRead(billStatistics.statisticsPivot, { ...filter, across }, { keepsLast: true })
  const choose = (name: string, value: string) =>
    set({ [name]: value, ...(name === 'by' && { sortField: '', sortOrder: '', current: '' }) })

  return (
    <div className={report.page}>
      <PageHead {...head} actions={<Export of={billStatistics.statisticsExport} />} />
      <div className={report.bars}>
        <FilterBar
          filters={screen.filters}
          request={list.request}
          options={{ stations }}
          onChange={list.change}
        />
        <div className={styles.ways}>
          <DimensionSelect label={say(words.by)} value={by} onChange={(code) => choose('by', code)} />
          <DimensionSelect
            label={say(words.across)}
            value={across}
            onChange={(code) => choose('across', code)}
          />
          <Segment
            label={say(words.measure)}
            value={measure}
            onChange={setMeasure}
            options={MEASURES.map((value) => ({ value, label: say(measureName(value, [by, across])) }))}
          />
        </div>
      </div>
      {pivot.data ? (
        <PivotCharts pivot={pivot.data} by={by} across={across} measure={measure} />
      ) : (
        <Awaited of={pivot} title={say(words.notRead)} rows={4} />
      )}
      <div className={report.table}>
        <DataTable
          {...screen}
          label={head.title}
          list={list}
          {...(pivot.data && { sum: { ...pivot.data.total } })}
        />
        {list.total > 0 && <Pager list={list} unit={screen.unit} />}
      </div>
    </div>
  )
}

function DimensionSelect({
  label,
  value,
  onChange,
}: {
  label: string
  value: Dimension
  onChange: (code: Dimension) => void
}) {
  const { language } = useLanguage()
  const id = useId()
  return (
    <span className={styles.dimension}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        size="bar"
        value={value}
        onChange={({ target }) => onChange(dimensionOf(target.value) ?? 'day')}
      >
        {billDimension.codes.map((code) => (
          <option key={code} value={code}>
            {billDimension.label(code, language)}
          </option>
        ))}
      </Select>
    </span>
  )
}
