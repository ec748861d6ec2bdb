import type { ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { OUTSTANDING_AT_ONCE, unpayBill } from '@ampdeck/api/bill/unpay-bill'
import { commonTexts, type Text, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { type ListState, selectedCount, selectionOfRows } from '@ampdeck/ui/list'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import styles from './outstanding-bill.module.css'

const words = texts({
  deduct: ['Deduct', '扣款'],
  remind: ['Remind', '提醒'],
  deducted: ['Deduction results', '扣款结果'],
  reminded: ['Reminder results', '提醒结果'],
  done: ['Done', '成功'],
  tooMany: ['At most {count} orders at once', '一次最多 {count} 笔订单'],
})

/** Why one of several orders was left as it is. */
const reasons: Readonly<Record<string, Text>> = texts({
  'balance.tooLow': ['The accounts are empty', '账户余额不足'],
  'transition.notAllowed': ['No longer outstanding', '已不是未结清订单'],
  'record.notFound': ['No such order', '订单不存在'],
  'remind.noPhone': ['No phone number', '没有手机号'],
  'remind.tooSoon': ['Reminded less than a day ago', '24 小时内已提醒'],
})

interface Shown {
  title: Text
  results: { orderNo: string; reason: string | undefined }[]
}

/** Deducts the selected orders, or reminds their payers; then one result for each. */
export function BulkOutstanding({ list }: { list: ListState<ChargeOrderRow> }) {
  const say = useSay()
  const [shown, setShown] = useState<Shown>()
  const deduct = useAction(unpayBill.batchDeduct)
  const remind = useAction(unpayBill.batchRemind)
  const { selection } = list
  const isTooMany =
    selection.kind === 'matching' || selectedCount(selection, list.total) > OUTSTANDING_AT_ONCE
  const blockedReason = isTooMany ? say(words.tooMany, { count: OUTSTANDING_AT_ONCE }) : undefined

  const run = async (of: typeof deduct, title: Text) => {
    const ids = selection.kind === 'rows' ? [...selection.ids].map(Number) : []
    const numbers = new Map(list.rows.map(({ id, orderNo }) => [id, orderNo]))
    const answer = await of({ ids })
    if (!answer) return
    const refused = new Map(answer.refused.map(({ id, reason }) => [id, reason]))
    list.select(selectionOfRows([...refused.keys()]))
    setShown({
      title,
      results: ids.map((id) => ({ orderNo: numbers.get(id) ?? String(id), reason: refused.get(id) })),
    })
  }

  return (
    <>
      <GuardedButton
        of={unpayBill.deduct}
        look="plain"
        blockedReason={blockedReason}
        onClick={() => void run(deduct, words.deducted)}
      >
        {say(words.deduct)}
      </GuardedButton>
      <GuardedButton
        of={unpayBill.remind}
        look="plain"
        blockedReason={blockedReason}
        onClick={() => void run(remind, words.reminded)}
      >
        {say(words.remind)}
      </GuardedButton>
      {shown && (
        <Dialog
          open
          title={say(shown.title)}
          onClose={() => setShown(undefined)}
          footer={
            <Button look="primary" size="form" onClick={() => setShown(undefined)}>
              {say(commonTexts.close)}
            </Button>
          }
        >
          <ul className={styles.results}>
            {shown.results.map(({ orderNo, reason }) => (
              <li key={orderNo} data-refused={reason !== undefined || undefined}>
                <code>{orderNo}</code>
                <span>{say(reason === undefined ? words.done : (reasons[reason] ?? [reason, reason]))}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
