import { type VinBinding, vinBinding } from '@ampdeck/api/config/vin-binding'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { Import } from '../../../download-center/import.tsx'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './vin-binding-list.tsx'

const VinBindingForm = lazyOf(() => import('./vin-binding-form.tsx'), 'VinBindingForm')

/** Whose account pays for a car that starts by its VIN (screens.md S191). */
export function Page() {
  const list = useList<VinBinding>(vinBinding.page, screen.filters)
  const form = useOpenForm<VinBinding>(VinBindingForm, vinBinding)
  const enable = useAction(vinBinding.enable)
  const disable = useAction(vinBinding.disable)
  const remove = useAction(vinBinding.delete)
  const on = {
    edit: form.edit,
    enable: ({ id }: VinBinding) => enable({ id }),
    disable: ({ id }: VinBinding) => disable({ id }),
    delete: ({ id }: VinBinding) => remove({ id }),
  }

  return (
    <>
      <ListScreen id="vinBinding" {...screen} list={list} on={on} opens={form.addressOf}>
        <Export of={vinBinding.export} />
        <Import of={vinBinding.import} template={importTemplate.code.vinBinding} />
        <AddButton of={vinBinding.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
