import { type ChargeStrategy, chargeStrategy } from '@ampdeck/api/config/charge-strategy'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './charge-strategy-list.tsx'

const ChargeStrategyForm = lazyOf(() => import('./charge-strategy-form.tsx'), 'ChargeStrategyForm')

const BindDialog = lazyOf(() => import('./bind-dialog.tsx'), 'BindDialog')

/** What ends the charges of stations, or limits their power (screens.md S187). */
export function Page() {
  const list = useList<ChargeStrategy>(chargeStrategy.page, screen.filters)
  const form = useOpenForm<ChargeStrategy>(ChargeStrategyForm, chargeStrategy)
  const [bound, bind] = useState<ChargeStrategy>()
  const enable = useAction(chargeStrategy.enable)
  const disable = useAction(chargeStrategy.disable)
  const remove = useAction(chargeStrategy.delete)
  const on = {
    edit: form.edit,
    bind,
    enable: ({ id }: ChargeStrategy) => enable({ id }),
    disable: ({ id }: ChargeStrategy) => disable({ id }),
    delete: ({ id }: ChargeStrategy) => remove({ id }),
  }

  return (
    <>
      <ListScreen id="chargeStrategy" {...screen} list={list} on={on} opens={form.addressOf}>
        <AddButton of={chargeStrategy.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {bound && <BindDialog row={bound} onClose={() => bind(undefined)} />}
    </>
  )
}
