import { type TeamBill, teamBill } from '@ampdeck/api/bill/team-bill'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useLastMonths } from '../../../data/last-months.ts'
import { useAction } from '../../../data/use-action.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { useSum } from '../../../list/use-sum.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './team-bill-list.ts'

const BuildDialog = lazyOf(() => import('./build-dialog.tsx'), 'BuildDialog')
const TeamBillDrawer = lazyOf(() => import('./team-bill-drawer.tsx'), 'TeamBillDrawer')
const ReceiveDialog = lazyOf(() => import('./receive-dialog.tsx'), 'ReceiveDialog')

const MONTHS = 13

export function Page() {
  const list = useList<TeamBill>(teamBill.page, screen.filters)
  const sum = useSum(teamBill.sum, list)
  const months = useLastMonths(MONTHS)
  const opened = useOpened('open')
  const [isBuilding, setBuilding] = useState(false)
  const [receiving, setReceiving] = useState<TeamBill>()
  const confirm = useAction(teamBill.confirm)
  const voidBill = useAction(teamBill.void)
  const on = {
    confirm: ({ id, version }: TeamBill) => confirm({ id, version }),
    receive: (bill: TeamBill) => setReceiving(bill),
    void: ({ id, version }: TeamBill) => voidBill({ id, version }),
  }

  return (
    <>
      <ListScreen
        id="teamBill"
        {...screen}
        list={list}
        opens={opened.addressOf}
        on={on}
        options={{ months }}
        {...sum}
      >
        <Export of={teamBill.export} />
        <AddButton of={teamBill.save} onClick={() => setBuilding(true)} />
      </ListScreen>

      {opened.id !== undefined && <TeamBillDrawer id={opened.id} onClose={opened.close} />}
      {isBuilding && <BuildDialog onClose={() => setBuilding(false)} />}
      {receiving && <ReceiveDialog bill={receiving} onClose={() => setReceiving(undefined)} />}
    </>
  )
}
