import { type RawBillRow, rawBill } from '@ampdeck/api/bill/raw-bill'
import { rawBillTexts } from '@ampdeck/api/bill/raw-bill.texts'
import { texts } from '@ampdeck/api/texts'
import { DateTimeField } from '@ampdeck/ui/date-input'
import { NumberField, TextField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  match: ['Match with an order', '匹配订单'],
  matchHint: [
    'An order of the same gun; an order that waits for its final bill is finished',
    '须为同一充电枪的订单；等待结算账单的订单将据此完成',
  ],
  matched: ['Matched', '已匹配'],
  build: ['Build order', '生成订单'],
  buildHint: ['Without a payer the order stays unpaid', '留空时订单保持未支付'],
  built: ['Order built', '订单已生成'],
})

interface DialogProps {
  row: RawBillRow
  onClose: () => void
}

const MatchDraft = rawBill.match.input.pick({ orderNo: true })

/** Binds a bill to the order that it belongs to. */
export function MatchDialog({ row: { id, version }, onClose }: DialogProps) {
  const say = useSay()
  const form = useCallForm(rawBill.match, MatchDraft, {
    texts: rawBillTexts,
    input: (values) => ({ id, version, ...values }),
    said: words.matched,
    onClose,
  })

  return (
    <FormDialog form={form} title={say(words.match)} action={say(words.match)} onClose={onClose}>
      <TextField of={form} name="orderNo" hint={say(words.matchHint)} />
    </FormDialog>
  )
}

const BuildDraft = rawBill.build.input.omit({ id: true, version: true })

/** Makes the order that a bill should have had. */
export function BuildDialog({ row, onClose }: DialogProps) {
  const say = useSay()
  const { id, version } = row
  const form = useCallForm(rawBill.build, BuildDraft, {
    texts: rawBillTexts,
    defaults: {
      startTime: row.startTime ?? row.endTime,
      meterStart: row.meterStart ?? row.meterStop ?? 0,
      memberPhone: null,
    },
    input: (values) => ({ id, version, ...values }),
    said: words.built,
    onClose,
  })

  return (
    <FormDialog form={form} title={say(words.build)} action={say(words.build)} onClose={onClose}>
      <DateTimeField of={form} name="startTime" />
      <NumberField of={form} name="meterStart" unit="kWh" scale={1_000} />
      <TextField of={form} name="memberPhone" hint={say(words.buildHint)} />
    </FormDialog>
  )
}
