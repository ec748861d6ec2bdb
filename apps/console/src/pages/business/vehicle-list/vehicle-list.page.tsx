import { importTemplate } from '@ampdeck/api/enumerations/system'
import { type Vehicle, vehicle } from '@ampdeck/api/member/vehicle'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useIntent } from '../../../data/use-intent.ts'
import { Import } from '../../../download-center/import.tsx'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useModelOptions } from '../../../list/use-model-options.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './vehicle-list.ts'

const VehicleForm = lazyOf(() => import('./vehicle-form.tsx'), 'VehicleForm')
const BindDialog = lazyOf(() => import('./bind-dialog.tsx'), 'BindDialog')

/** The cars of members and fleets (screens.md S092). */
export function Page() {
  const list = useList<Vehicle>(vehicle.page, screen.filters)
  const form = useOpenForm<Vehicle>(VehicleForm, vehicle)
  const [bound, bind] = useState<Vehicle>()
  const unbind = useAction(vehicle.unbind)
  const remove = useAction(vehicle.delete)
  const models = useModelOptions(useIntent() || 'modelId' in list.request)

  return (
    <>
      <ListScreen
        id="vehicleList"
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
        <Export of={vehicle.export} />
        <Import of={vehicle.import} template={importTemplate.code.vehicle} />
        <AddButton of={vehicle.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {bound && <BindDialog row={bound} onClose={() => bind(undefined)} />}
    </>
  )
}
