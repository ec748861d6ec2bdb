import { type PowerLossRecord, powerLossRecord } from '@ampdeck/api/bill/power-loss-record'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ExportButton, ListPage } from '@ampdeck/ui/list-page'
import { useIntent } from '../../../data/use-intent.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import { useSum } from '../../../list/use-sum.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Timing } from '../../../timing/timing.tsx'
import { screen } from './power-loss-record-list.tsx'

const PowerLossForm = lazyOf(() => import('./power-loss-record-form.tsx'), 'PowerLossForm')

export function Page() {
  const head = usePageHead('powerLossRecord')
  const list = useList<PowerLossRecord>(powerLossRecord.page, screen.filters)
  const sum = useSum(powerLossRecord.sum, list)
  const stations = useStationOptions(useIntent() || 'stationId' in list.request)
  const form = useOpenForm<PowerLossRecord>(PowerLossForm, powerLossRecord)

  return (
    <>
      <ListPage {...head} {...screen} list={list} options={{ stations }} on={{ edit: form.edit }} {...sum}>
        <ExportButton action="powerLossRecord:export" {...useExport(powerLossRecord.export)} />
        <Timing of={powerLossRecord.export} />
        <AddButton action="powerLossRecord:add" onClick={form.add} />
      </ListPage>
      {form.element}
    </>
  )
}
