import { type BalanceReminder, balanceReminder } from '@ampdeck/api/member/balance-reminder'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ListPage } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useList } from '../../../list/use-list.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { screen } from './balance-reminder-list.tsx'

const BalanceReminderForm = lazyOf(() => import('./balance-reminder-form.tsx'), 'BalanceReminderForm')

export function Page() {
  const head = usePageHead('balanceReminder')
  const list = useList<BalanceReminder>(balanceReminder.page, screen.filters)
  const form = useOpenForm<BalanceReminder>(BalanceReminderForm, balanceReminder)
  const remove = useAction(balanceReminder.delete)
  const test = useAction(balanceReminder.test)
  const on = {
    test: ({ id }: BalanceReminder) => test({ id }),
    edit: form.edit,
    delete: ({ id }: BalanceReminder) => remove({ id }),
  }

  return (
    <>
      <ListPage {...head} {...screen} list={list} on={on} {...(form.addressOf && { opens: form.addressOf })}>
        <AddButton action="balanceReminder:add" onClick={form.add} />
      </ListPage>
      {form.element}
    </>
  )
}
