import { type AccountRow, memberAccount } from '@ampdeck/api/payment/member-account'
import { texts } from '@ampdeck/api/texts'
import { DateTimeInput } from '@ampdeck/ui/date-input'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import type { ListState } from '@ampdeck/ui/list'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { useSum } from '../../../list/use-sum.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './member-account-list.tsx'

const words = texts({
  asOf: ['Balances as of', '截至时间'],
})

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

const AccountDrawer = lazyOf(() => import('./account-drawer.tsx'), 'AccountDrawer')
const CorrectDialog = lazyOf(() => import('./correct-dialog.tsx'), 'CorrectDialog')

/** The accounts of members and fleets, as they are or as they were at a moment (screens.md S088). */
export function Page() {
  const list = useList<AccountRow>(memberAccount.page, screen.filters)
  const sum = useSum(memberAccount.sum, list)
  const opened = useOpened('id')
  const [correcting, setCorrecting] = useState<AccountRow>()
  const [freeze, unfreeze] = [useAction(memberAccount.freeze), useAction(memberAccount.unfreeze)]

  return (
    <>
      <ListScreen
        id="memberAccount"
        {...screen}
        list={list}
        opens={opened.addressOf}
        on={{
          correct: setCorrecting,
          freeze: ({ id, version }) => freeze({ id, version }),
          unfreeze: ({ id, version }) => unfreeze({ id, version }),
        }}
        {...sum}
      >
        <AsOf list={list} />
        <Export of={memberAccount.export} />
      </ListScreen>

      {opened.id !== undefined && <AccountDrawer key={opened.id} id={opened.id} onClose={opened.close} />}
      {correcting && <CorrectDialog account={correcting} onClose={() => setCorrecting(undefined)} />}
    </>
  )
}

/** The moment of the balances; none is now. It is a filter of the address as any other. */
function AsOf({ list }: { list: ListState<AccountRow> }) {
  const say = useSay()
  const asOf = list.request.asOf

  return (
    <>
      <span>{say(words.asOf)}</span>
      <DateTimeInput
        aria-label={say(words.asOf)}
        value={typeof asOf === 'string' ? asOf : null}
        onChange={(moment) => {
          // What is being typed is no moment yet.
          if (moment === null || MOMENT.test(moment)) list.change({ filters: { asOf: moment ?? '' } })
        }}
      />
    </>
  )
}
