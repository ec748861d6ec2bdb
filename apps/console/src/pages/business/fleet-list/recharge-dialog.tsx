import { rechargeType } from '@ampdeck/api/enumerations/finance'
import { FleetRecharge, type Group, group } from '@ampdeck/api/member/group'
import { groupTexts } from '@ampdeck/api/member/group.texts'
import { texts } from '@ampdeck/api/texts'
import { SegmentField, TextField } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

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
  const form = useCallForm(group.recharge, FleetRecharge, {
    texts: groupTexts,
    defaults: { type: bankTransfer },
    input: (draft) => ({ ...draft, id: fleet.id }),
    said: (saved) => say(words.added, { no: saved.rechargeNo }),
    onClose,
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
