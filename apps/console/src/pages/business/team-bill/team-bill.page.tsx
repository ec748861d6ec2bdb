import { type TeamBill, teamBill } from '@ampdeck/api/bill/team-bill'
import { AddButton, ExportButton, ListPage } from '@ampdeck/ui/list-page'
import { Suspense, useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import { lazyOf } from '../../../shell/lazy-of.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Timing } from '../../../timing/timing.tsx'
import { lastMonths } from './last-months.ts'
import { screen } from './team-bill-list.ts'

const BuildDialog = lazyOf(() => import('./build-dialog.tsx'), 'BuildDialog')
const ReceiveDialog = lazyOf(() => import('./receive-dialog.tsx'), 'ReceiveDialog')

const months = lastMonths(Date.now()).map((value) => ({ value, label: value }))

export function Page() {
  const head = usePageHead('teamBill')
  const list = useList<TeamBill>(teamBill.page, screen.filters)
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
      <ListPage {...head} {...screen} list={list} on={on} options={{ months }}>
        <ExportButton action="teamBill:export" {...useExport(teamBill.export)} />
        <Timing of={teamBill.export} />
        <AddButton action="teamBill:add" onClick={() => setBuilding(true)} />
      </ListPage>
      <Suspense>
        {isBuilding && <BuildDialog onClose={() => setBuilding(false)} />}
        {receiving && <ReceiveDialog bill={receiving} onClose={() => setReceiving(undefined)} />}
      </Suspense>
    </>
  )
}
