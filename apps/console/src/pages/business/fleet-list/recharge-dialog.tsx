import { rechargeType } from '@ampdeck/api/enumerations/finance'
import { FleetRecharge, type Group, group } from '@ampdeck/api/member/group'
import { groupTexts } from '@ampdeck/api/member/group.texts'
import { texts } from '@ampdeck/api/texts'
import { SegmentField, TextField } from '@ampdeck/ui/fields'
import { useDraft } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { useCall } from '../../../data/use-call.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'

const words = texts({
  title: ['Recharge {name}', '{name} 充值'],
  action: ['Recharge', '充值'],
  added: ['{no} awaits confirmation', '{no} 已登记，等待确认到账'],
})

const { cash, bankTransfer } = rechargeType.code

interface RechargeDialogProps {
  fleet: Group
  onClose: () => void
}

/** What a counter has received for a fleet; it is confirmed among the recharges. */
export function RechargeDialog({ fleet, onClose }: RechargeDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const recharge = useCall(group.recharge)
  const form = useDraft(FleetRecharge, {
    texts: groupTexts,
    defaults: { type: bankTransfer },
    submit: (draft, idempotencyKey) => recharge({ ...draft, id: fleet.id }, { idempotencyKey }),
    onDone: (saved) => {
      if (saved) showMessage({ text: say(words.added, { no: saved.rechargeNo }), tone: 'status' })
      onClose()
    },
  })
  const types = [bankTransfer, cash].map((value) => ({ value, label: rechargeType.label(value, language) }))

  return (
    <FormDialog
      form={form}
      title={say(words.title, { name: fleet.name })}
      action={say(words.action)}
      onClose={onClose}
    >
      <SegmentField of={form} name="type" options={types} />
      <MoneyField of={form} name="amountFen" />
      <TextField of={form} name="receipt" />
    </FormDialog>
  )
}
