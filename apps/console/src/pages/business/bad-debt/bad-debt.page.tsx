import { type BadDebtRow, badDebt } from '@ampdeck/api/bill/bad-debt'
import { texts } from '@ampdeck/api/texts'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { useIntent } from '../../../data/use-intent.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { useSum } from '../../../list/use-sum.ts'
import { OpenedOrder } from '../../../order/opened-order.tsx'
import { Export } from '../../../timing/export.tsx'
import { screen } from './bad-debt-list.ts'

const ApplyDialog = lazyOf(() => import('./apply-dialog.tsx'), 'ApplyDialog')
const AuditDialog = lazyOf(() => import('./bad-debt-dialogs.tsx'), 'AuditDialog')
const RecoverDialog = lazyOf(() => import('./bad-debt-dialogs.tsx'), 'RecoverDialog')

const words = texts({ apply: ['Apply', '申请'] })

interface Asked {
  what: 'apply' | 'audit' | 'recover'
  row?: BadDebtRow
}

/** Orders that are written off by application and audit, and recovered (screens.md S061). */
export function Page() {
  const say = useSay()
  const list = useList<BadDebtRow>(badDebt.page, screen.filters)
  const sum = useSum(badDebt.sum, list)
  const stations = useStationOptions(useIntent() || 'stationId' in list.request)
  const order = useOpened('open')
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const { what, row } = asked ?? {}

  return (
    <>
      <ListScreen
        id="badDebt"
        {...screen}
        list={list}
        options={{ stations }}
        opens={({ orderId }) => order.addressOf({ id: orderId })}
        on={{
          audit: (debt) => setAsked({ what: 'audit', row: debt }),
          recover: (debt) => setAsked({ what: 'recover', row: debt }),
        }}
        {...sum}
      >
        <Export of={badDebt.export} />
        <GuardedButton of={badDebt.apply} look="primary" onClick={() => setAsked({ what: 'apply' })}>
          {say(words.apply)}
        </GuardedButton>
      </ListScreen>

      <OpenedOrder of={order} among={list.rows.map(({ orderId }) => orderId)} />
      {what === 'apply' && <ApplyDialog onClose={close} />}
      {what === 'audit' && row && <AuditDialog row={row} onClose={close} />}
      {what === 'recover' && row && <RecoverDialog row={row} onClose={close} />}
    </>
  )
}
