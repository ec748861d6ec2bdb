import { type ChargeLimit, chargeLimit } from '@ampdeck/api/config/charge-limit'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './charge-limit-list.tsx'

const ChargeLimitForm = lazyOf(() => import('./charge-limit-form.tsx'), 'ChargeLimitForm')

export function Page() {
  const list = useList<ChargeLimit>(chargeLimit.page, screen.filters)
  const form = useOpenForm<ChargeLimit>(ChargeLimitForm, chargeLimit)
  const enable = useAction(chargeLimit.enable)
  const disable = useAction(chargeLimit.disable)
  const remove = useAction(chargeLimit.delete)
  const on = {
    edit: form.edit,
    enable: ({ id }: ChargeLimit) => enable({ id }),
    disable: ({ id }: ChargeLimit) => disable({ id }),
    delete: ({ id }: ChargeLimit) => remove({ id }),
  }

  return (
    <>
      <ListScreen id="chargeLimit" {...screen} list={list} on={on} opens={form.addressOf}>
        <AddButton of={chargeLimit.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
