import { type VehicleModel, type VehicleModelRow, vehicleModel } from '@ampdeck/api/member/vehicle-model'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ListPage } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useList } from '../../../list/use-list.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { screen } from './vehicle-model-list.ts'

const VehicleModelForm = lazyOf(() => import('./vehicle-model-form.tsx'), 'VehicleModelForm')

export function Page() {
  const head = usePageHead('vehicleModel')
  const list = useList<VehicleModelRow>(vehicleModel.page, screen.filters)
  const form = useOpenForm<VehicleModel>(VehicleModelForm, vehicleModel)
  const remove = useAction(vehicleModel.delete)
  const on = { edit: form.edit, delete: ({ id }: VehicleModelRow) => remove({ id }) }

  return (
    <>
      <ListPage {...head} {...screen} list={list} on={on}>
        <AddButton action="vehicleModel:add" onClick={form.add} />
      </ListPage>
      {form.element}
    </>
  )
}
