import { type OperatingUnit, operatingUnit } from '@ampdeck/api/config/operating-unit'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ListPage } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useList } from '../../../list/use-list.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { screen } from './operating-unit-list.ts'

const OperatingUnitForm = lazyOf(() => import('./operating-unit-form.tsx'), 'OperatingUnitForm')

export function Page() {
  const head = usePageHead('operatingUnit')
  const list = useList<OperatingUnit>(operatingUnit.page, screen.filters)
  const form = useOpenForm<OperatingUnit>(OperatingUnitForm, operatingUnit)
  const remove = useAction(operatingUnit.delete)
  const on = { edit: form.edit, delete: ({ id }: OperatingUnit) => remove({ id }) }

  return (
    <>
      <ListPage {...head} {...screen} list={list} on={on} {...(form.addressOf && { opens: form.addressOf })}>
        <AddButton action="operatingUnit:add" onClick={form.add} />
      </ListPage>
      {form.element}
    </>
  )
}
