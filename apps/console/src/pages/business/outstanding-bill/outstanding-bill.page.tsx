import type { ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { unpayBill } from '@ampdeck/api/bill/unpay-bill'
import { texts } from '@ampdeck/api/texts'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { OrderListPage } from '../../../order/order-list-page.tsx'
import { BulkOutstanding } from './bulk-outstanding.tsx'
import { screen } from './outstanding-bill-list.tsx'

const ReceiveDialog = lazyOf(() => import('./receive-dialog.tsx'), 'ReceiveDialog')

const words = texts({
  taken: ['{taken} yuan deducted, {owed} yuan still owed', '已扣款 {taken} 元，尚欠 {owed} 元'],
  nothing: ['Nothing could be deducted: the accounts are empty', '未能扣款：账户余额不足'],
})

/** The orders that are still owed (screens.md S063). */
export function Page() {
  const say = useSay()
  const { money } = useFormats()
  const [receiving, setReceiving] = useState<ChargeOrderRow>()
  const deduct = useAction(unpayBill.deduct)
  const remind = useAction(unpayBill.remind)

  const take = async ({ id }: ChargeOrderRow) => {
    const answer = await deduct({ id })
    if (!answer) return
    const { takenFen, owedFen } = answer
    const text = say(takenFen > 0 ? words.taken : words.nothing, {
      taken: money(takenFen),
      owed: money(owedFen),
    })
    showMessage({ text, tone: takenFen > 0 ? 'status' : 'warning' })
  }

  return (
    <>
      <OrderListPage
        pageId="outstandingBill"
        calls={unpayBill}
        screen={screen}
        on={{ deduct: take, receive: setReceiving, remind: ({ id }) => remind({ id }) }}
        bulk={(list) => <BulkOutstanding list={list} />}
      />
      {receiving && <ReceiveDialog order={receiving} onClose={() => setReceiving(undefined)} />}
    </>
  )
}
