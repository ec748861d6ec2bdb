import { type PowerLossRecord, powerLossRecord } from '@ampdeck/api/bill/power-loss-record'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useIntent } from '../../../data/use-intent.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { useSum } from '../../../list/use-sum.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './power-loss-record-list.tsx'

const PowerLossForm = lazyOf(() => import('./power-loss-record-form.tsx'), 'PowerLossForm')

export function Page() {
  const list = useList<PowerLossRecord>(powerLossRecord.page, screen.filters)
  const sum = useSum(powerLossRecord.sum, list)
  const stations = useStationOptions(useIntent() || 'stationId' in list.request)
  const form = useOpenForm<PowerLossRecord>(PowerLossForm, powerLossRecord)

  return (
    <>
      <ListScreen
        id="powerLossRecord"
        {...screen}
        list={list}
        options={{ stations }}
        on={{ edit: form.edit }}
        {...sum}
      >
        <Export of={powerLossRecord.export} />
        <AddButton of={powerLossRecord.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
