import { type OddOrderRow, overtimeBill } from '@ampdeck/api/bill/odd-order'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { useState } from 'react'
import { OrderListPage } from '../../../order/order-list-page.tsx'
import { ReasonDialog } from '../../../order/reason-dialog.tsx'
import { screen } from './overtime-bill-list.tsx'

const words = texts({
  finish: ['Finish order {no}', '结束订单 {no}'],
  effect: [
    'The order ends with its last known reading, and is billed and deducted. A bill of more than 100 yuan awaits a second person.',
    '订单按最后已知的读数结束、计费并扣款；金额超过 100 元时须第二人审核。',
  ],
  finished: ['Order finished', '订单已结束'],
  awaiting: ['A second person must audit it', '待第二人审核'],
})

const calls = {
  page: overtimeBill.overtimePage,
  sum: overtimeBill.overtimeSum,
  export: overtimeBill.overtimeExport,
}

/** The orders that were open too long, or whose bill came late (screens.md S062). */
export function Page() {
  const say = useSay()
  const [finishing, setFinishing] = useState<OddOrderRow>()

  return (
    <>
      <OrderListPage pageId="overtimeBill" calls={calls} screen={screen} on={{ finish: setFinishing }} />
      {finishing && (
        <ReasonDialog
          call={overtimeBill.finish}
          row={finishing}
          title={say(words.finish, { no: finishing.orderNo })}
          effect={say(words.effect)}
          said={({ awaiting }) => say(awaiting ? words.awaiting : words.finished)}
          onClose={() => setFinishing(undefined)}
        />
      )}
    </>
  )
}
