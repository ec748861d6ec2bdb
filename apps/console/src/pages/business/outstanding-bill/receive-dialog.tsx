import type { ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { ReceiptNo, unpayBill } from '@ampdeck/api/bill/unpay-bill'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { TextField } from '@ampdeck/ui/fields'
import { Money } from '@ampdeck/ui/figure'
import { useSay } from '@ampdeck/ui/language'
import { z } from 'zod'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  title: ['Receive payment', '登记收款'],
  receiptNo: ['Receipt no', '收款凭证号'],
  order: ['Order no', '订单编号'],
  amount: ['Amount received', '收款金额'],
  done: ['Payment received', '收款已登记'],
})

const Draft = z.object({ receiptNo: ReceiptNo })

/** Cash or a transfer for an order: all that is owed, by the number of its receipt. */
export function ReceiveDialog({ order, onClose }: { order: ChargeOrderRow; onClose: () => void }) {
  const say = useSay()
  const { id, version, owedFen: amountFen } = order
  const form = useCallForm(unpayBill.receive, Draft, {
    texts: words,
    input: ({ receiptNo }) => ({ id, version, amountFen, receiptNo }),
    said: words.done,
    onClose,
  })

  return (
    <FormDialog form={form} title={say(words.title)} action={say(words.title)} onClose={onClose}>
      <DescriptionList
        items={[
          { label: say(words.order), value: order.orderNo },
          { label: say(words.amount), value: <Money fen={amountFen} /> },
        ]}
      />
      <TextField of={form} name="receiptNo" />
    </FormDialog>
  )
}
