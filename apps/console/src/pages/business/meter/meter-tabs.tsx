import { type Meter, type MeterRow, meter } from '@ampdeck/api/config/meter'
import { type MeterFee, meterFee } from '@ampdeck/api/config/meter-fee'
import { ColumnChooser } from '@ampdeck/ui/column-chooser'
import { DataTable } from '@ampdeck/ui/data-table'
import { FilterBar } from '@ampdeck/ui/filter-bar'
import { Pager } from '@ampdeck/ui/pager'
import { useLastMonths } from '../../../data/last-months.ts'
import { useAction } from '../../../data/use-action.ts'
import { useIntent } from '../../../data/use-intent.ts'
import type { useOpenForm } from '../../../form/use-open-form.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { useSum } from '../../../list/use-sum.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import styles from './meter.module.css'
import { feeScreen, meterScreen } from './meter-lists.tsx'

interface MetersTabProps {
  form: ReturnType<typeof useOpenForm<Meter>>
}

export function MetersTab({ form }: MetersTabProps) {
  const { title } = usePageHead('meterManage')
  const { filters, ...table } = meterScreen
  const list = useList<MeterRow>(meter.page, filters)
  const remove = useAction(meter.delete)
  const stations = useStationOptions(useIntent() || 'stationId' in list.request)
  const on = { edit: form.edit, delete: ({ id }: MeterRow) => remove({ id }) }

  return (
    <div className={styles.tab}>
      <FilterBar filters={filters} request={list.request} options={{ stations }} onChange={list.change}>
        <ColumnChooser list={list} columns={table.columns} />
      </FilterBar>
      <DataTable {...table} label={title} list={list} on={on} opens={form.addressOf} />
      <Pager list={list} unit={table.unit} />
    </div>
  )
}

const MONTHS = 24

export function FeesTab() {
  const { title } = usePageHead('meterManage')
  const { filters, ...table } = feeScreen
  const list = useList<MeterFee>(meterFee.page, filters)
  const sum = useSum(meterFee.sum, list)
  const stations = useStationOptions(useIntent() || 'stationId' in list.request)
  const options = { stations, months: useLastMonths(MONTHS) }

  return (
    <div className={styles.tab}>
      <FilterBar filters={filters} request={list.request} options={options} onChange={list.change}>
        <ColumnChooser list={list} columns={table.columns} />
      </FilterBar>
      <DataTable {...table} label={title} list={list} {...sum} />
      <Pager list={list} unit={table.unit} />
    </div>
  )
}
