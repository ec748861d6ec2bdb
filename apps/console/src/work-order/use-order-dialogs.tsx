import { type WorkOrderRow, workOrder } from '@ampdeck/api/operation/work-order'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { useAlarmAction } from '../alarm/use-alarm-action.ts'
import type { OrderOffer } from './order-offers.ts'
import { orderWords as words } from './work-order.texts.ts'

const code = () => import('./order-dialogs.tsx')
const dialogs = {
  dispatch: lazyOf(code, 'DispatchDialog'),
  againDispatch: lazyOf(code, 'AgainDispatchDialog'),
  submit: lazyOf(code, 'SubmitDialog'),
  audit: lazyOf(code, 'AuditDialog'),
  cancel: lazyOf(code, 'CancelDialog'),
}

interface Asked {
  what: keyof typeof dialogs
  row: WorkOrderRow
  /** Takes whether it came to that. */
  settle: (isDone: boolean) => void
}

/** What can be done with one work order, from a list, a board or its drawer. */
export function useOrderDialogs() {
  const say = useSay()
  const [asked, ask] = useState<Asked>()
  const acceptIt = useAlarmAction(workOrder.accept)
  const Dialog = asked && dialogs[asked.what]

  const accept = async ({ id, version }: WorkOrderRow) => {
    const done = await acceptIt({ id, version })
    if (done) showMessage({ text: say(words.accepted, { no: done.no }), tone: 'status' })
    return done !== undefined
  }
  return {
    /** Does it, or asks for what it needs; answers whether it was done. */
    run: (what: OrderOffer, row: WorkOrderRow): Promise<boolean> =>
      what === 'accept' ? accept(row) : new Promise((settle) => ask({ what, row, settle })),
    element: Dialog && (
      <Dialog
        key={`${asked.what}${asked.row.id}`}
        row={asked.row}
        onClose={(isDone) => {
          ask(undefined)
          asked.settle(isDone)
        }}
      />
    ),
  }
}
