import { type ChargeStrategy, chargeStrategy } from '@ampdeck/api/config/charge-strategy'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ListPage } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useList } from '../../../list/use-list.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { screen } from './charge-strategy-list.tsx'

const ChargeStrategyForm = lazyOf(() => import('./charge-strategy-form.tsx'), 'ChargeStrategyForm')

const BindDialog = lazyOf(() => import('./bind-dialog.tsx'), 'BindDialog')

/** What ends the charges of stations, or limits their power (screens.md S187). */
export function Page() {
  const head = usePageHead('chargeStrategy')
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
      <ListPage {...head} {...screen} list={list} on={on} {...(form.addressOf && { opens: form.addressOf })}>
        <AddButton action="chargeStrategy:add" onClick={form.add} />
      </ListPage>
      {form.element}
      {bound && <BindDialog row={bound} onClose={() => bind(undefined)} />}
    </>
  )
}
