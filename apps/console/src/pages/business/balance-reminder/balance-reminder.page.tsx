import { type BalanceReminder, balanceReminder } from '@ampdeck/api/member/balance-reminder'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './balance-reminder-list.tsx'

const BalanceReminderForm = lazyOf(() => import('./balance-reminder-form.tsx'), 'BalanceReminderForm')

export function Page() {
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
      <ListScreen id="balanceReminder" {...screen} list={list} on={on} opens={form.addressOf}>
        <AddButton of={balanceReminder.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
