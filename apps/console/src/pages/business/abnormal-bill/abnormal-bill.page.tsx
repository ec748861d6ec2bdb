import { abnormalBill, type OddOrderRow } from '@ampdeck/api/bill/odd-order'
import { abnormalKind, orderStatus } from '@ampdeck/api/enumerations/order'
import { texts } from '@ampdeck/api/texts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { OrderListPage } from '../../../order/order-list-page.tsx'
import { ReasonDialog } from '../../../order/reason-dialog.tsx'
import { screen } from './abnormal-bill-list.tsx'

const HandleDialog = lazyOf(() => import('./handle-dialog.tsx'), 'HandleDialog')

const words = texts({
  finished: ['The order is consistent now: finished and deducted', '核对无误，订单已完成并扣款'],
  still: ['Still abnormal: {kind}', '仍为异常：{kind}'],
  voiding: ['Void order {no}', '作废订单 {no}'],
  voidEffect: ['The order is closed and costs nothing.', '订单将关闭，不产生任何费用。'],
  voided: ['Order voided', '订单已作废'],
})

const calls = {
  page: abnormalBill.abnormalPage,
  sum: abnormalBill.abnormalSum,
  export: abnormalBill.abnormalExport,
}

/** The orders that wait for a person (screens.md S060). */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const [handling, setHandling] = useState<OddOrderRow>()
  const [voiding, setVoiding] = useState<OddOrderRow>()
  const recalculate = useAction(abnormalBill.recalculate)

  const again = async ({ id, version }: OddOrderRow) => {
    const answer = await recalculate({ id, version })
    if (!answer) return
    const isFinished = answer.orderStatus === orderStatus.code.finished
    const kind = answer.abnormalKind === null ? '' : abnormalKind.label(answer.abnormalKind, language)
    showMessage({
      text: isFinished ? say(words.finished) : say(words.still, { kind }),
      tone: isFinished ? 'status' : 'warning',
    })
  }

  return (
    <>
      <OrderListPage
        pageId="abnormalBill"
        calls={calls}
        screen={screen}
        on={{ handle: setHandling, recalculate: again, void: setVoiding }}
      />
      {handling && <HandleDialog row={handling} onClose={() => setHandling(undefined)} />}
      {voiding && (
        <ReasonDialog
          call={abnormalBill.void}
          row={voiding}
          title={say(words.voiding, { no: voiding.orderNo })}
          effect={say(words.voidEffect)}
          said={() => say(words.voided)}
          danger
          onClose={() => setVoiding(undefined)}
        />
      )}
    </>
  )
}
