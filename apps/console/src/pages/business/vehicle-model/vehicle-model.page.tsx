import { type VehicleModel, type VehicleModelRow, vehicleModel } from '@ampdeck/api/member/vehicle-model'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './vehicle-model-list.ts'

const VehicleModelForm = lazyOf(() => import('./vehicle-model-form.tsx'), 'VehicleModelForm')

export function Page() {
  const list = useList<VehicleModelRow>(vehicleModel.page, screen.filters)
  const form = useOpenForm<VehicleModel>(VehicleModelForm, vehicleModel)
  const remove = useAction(vehicleModel.delete)
  const on = { edit: form.edit, delete: ({ id }: VehicleModelRow) => remove({ id }) }

  return (
    <>
      <ListScreen id="vehicleModel" {...screen} list={list} on={on}>
        <AddButton of={vehicleModel.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
