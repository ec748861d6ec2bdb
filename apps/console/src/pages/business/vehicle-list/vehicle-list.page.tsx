import { importTemplate } from '@ampdeck/api/enumerations/system'
import { type Vehicle, vehicle } from '@ampdeck/api/member/vehicle'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ExportButton, ListPage } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useIntent } from '../../../data/use-intent.ts'
import { Import } from '../../../download-center/import.tsx'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import { useModelOptions } from '../../../list/use-model-options.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Timing } from '../../../timing/timing.tsx'
import { screen } from './vehicle-list.ts'

const VehicleForm = lazyOf(() => import('./vehicle-form.tsx'), 'VehicleForm')
const BindDialog = lazyOf(() => import('./bind-dialog.tsx'), 'BindDialog')

/** The cars of members and fleets (screens.md S092). */
export function Page() {
  const head = usePageHead('vehicleList')
  const list = useList<Vehicle>(vehicle.page, screen.filters)
  const form = useOpenForm<Vehicle>(VehicleForm, vehicle)
  const [bound, bind] = useState<Vehicle>()
  const unbind = useAction(vehicle.unbind)
  const remove = useAction(vehicle.delete)
  const models = useModelOptions(useIntent() || 'modelId' in list.request)

  return (
    <>
      <ListPage
        {...head}
        {...screen}
        list={list}
        options={{ models: models.map(({ value, label }) => ({ value: String(value), label })) }}
        on={{
          edit: form.edit,
          bind,
          unbind: ({ id, version }) => unbind({ id, version }),
          delete: ({ id }) => remove({ id }),
        }}
      >
        <ExportButton action="vehicleList:export" {...useExport(vehicle.export)} />
        <Timing of={vehicle.export} />
        <Import of={vehicle.import} template={importTemplate.code.vehicle} />
        <AddButton action="vehicleList:add" onClick={form.add} />
      </ListPage>
      {form.element}
      {bound && <BindDialog row={bound} onClose={() => bind(undefined)} />}
    </>
  )
}
