import { type OperatingUnit, operatingUnit } from '@ampdeck/api/config/operating-unit'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './operating-unit-list.ts'

const OperatingUnitForm = lazyOf(() => import('./operating-unit-form.tsx'), 'OperatingUnitForm')

export function Page() {
  const list = useList<OperatingUnit>(operatingUnit.page, screen.filters)
  const form = useOpenForm<OperatingUnit>(OperatingUnitForm, operatingUnit)
  const remove = useAction(operatingUnit.delete)
  const on = { edit: form.edit, delete: ({ id }: OperatingUnit) => remove({ id }) }

  return (
    <>
      <ListScreen id="operatingUnit" {...screen} list={list} on={on} opens={form.addressOf}>
        <AddButton of={operatingUnit.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
