import { bill, type ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { billTexts } from '@ampdeck/api/bill/bill.texts'
import { abnormalBill, type OddOrderRow } from '@ampdeck/api/bill/odd-order'
import { texts } from '@ampdeck/api/texts'
import { DateTimeField } from '@ampdeck/ui/date-input'
import { Dialog } from '@ampdeck/ui/dialog'
import { NumberField, TextAreaField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { PileAgainstPlatform } from '../../../order/pile-against-platform.tsx'

const words = texts({
  title: ['Handle order {no}', '处理订单 {no}'],
  action: ['Finish by these readings', '按此读数完成订单'],
  hint: [
    'The order is billed again by these readings and deducted. A difference of more than 100 yuan awaits a second person.',
    '按此读数重新计费并扣款；差额超过 100 元时须第二人审核。',
  ],
  finished: ['Order finished and deducted', '订单已完成并扣款'],
  awaiting: [
    'The difference is more than 100 yuan: a second person must audit it',
    '差额超过 100 元，待第二人审核',
  ],
})

const Draft = abnormalBill.handle.input.omit({ id: true, version: true })

interface HandleDialogProps {
  row: OddOrderRow
  onClose: () => void
}

/** Pile and platform side by side, and the readings by which the order is finished. */
export function HandleDialog({ row, onClose }: HandleDialogProps) {
  const say = useSay()
  const order = useRead(bill.get, { id: row.id })
  if (order.data) return <Handle row={row} order={order.data} onClose={onClose} />
  return (
    <Dialog open title={say(words.title, { no: row.orderNo })} onClose={onClose}>
      <Awaited of={order} />
    </Dialog>
  )
}

function Handle({ row, order, onClose }: HandleDialogProps & { order: ChargeOrderDetail }) {
  const say = useSay()
  const { rawBill } = order
  const form = useCallForm(abnormalBill.handle, Draft, {
    texts: billTexts,
    defaults: {
      meterStop: rawBill?.meterStop ?? order.meterStop ?? order.meterStart,
      endTime: order.endTime ?? rawBill?.endTime ?? order.startTime,
      reason: '',
    },
    input: (values) => ({ id: row.id, version: row.version, ...values }),
    onDone: (answer) => {
      const awaiting = answer?.awaiting ?? false
      showMessage({
        text: say(awaiting ? words.awaiting : words.finished),
        tone: awaiting ? 'warning' : 'status',
      })
      onClose()
    },
  })

  return (
    <FormDialog
      form={form}
      title={say(words.title, { no: row.orderNo })}
      action={say(words.action)}
      width="wide"
      onClose={onClose}
    >
      <PileAgainstPlatform order={order} />
      <NumberField of={form} name="meterStop" unit="kWh" scale={1_000} hint={say(words.hint)} />
      <DateTimeField of={form} name="endTime" />
      <TextAreaField of={form} name="reason" />
    </FormDialog>
  )
}
