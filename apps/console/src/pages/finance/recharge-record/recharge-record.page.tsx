import { type RechargeRow, recharge } from '@ampdeck/api/payment/recharge'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { useSum } from '../../../list/use-sum.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './recharge-record-list.tsx'

const RechargeDrawer = lazyOf(() => import('./recharge-drawer.tsx'), 'RechargeDrawer')
const RechargeForm = lazyOf(() => import('./recharge-form.tsx'), 'RechargeForm')
const RefundDialog = lazyOf(() => import('./refund-dialog.tsx'), 'RefundDialog')

/** What members and fleets have paid in (screens.md S116). */
export function Page() {
  const list = useList<RechargeRow>(recharge.page, screen.filters)
  const sum = useSum(recharge.sum, list)
  const opened = useOpened('id')
  const confirm = useAction(recharge.confirm)
  const [isNew, setNew] = useState(false)
  const [refunded, setRefunded] = useState<RechargeRow>()

  return (
    <>
      <ListScreen
        id="rechargeRecord"
        {...screen}
        list={list}
        opens={opened.addressOf}
        on={{ confirm: ({ id, version }) => confirm({ id, version }), refund: setRefunded }}
        {...sum}
      >
        <Export of={recharge.export} />
        <AddButton of={recharge.save} onClick={() => setNew(true)} />
      </ListScreen>

      {opened.id !== undefined && <RechargeDrawer key={opened.id} id={opened.id} onClose={opened.close} />}
      {isNew && <RechargeForm onClose={() => setNew(false)} />}
      {refunded && <RefundDialog recharge={refunded} onClose={() => setRefunded(undefined)} />}
    </>
  )
}
