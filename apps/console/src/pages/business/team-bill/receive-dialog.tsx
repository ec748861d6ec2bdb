import { type TeamBill, TeamBillReceipt, teamBill } from '@ampdeck/api/bill/team-bill'
import { teamBillTexts } from '@ampdeck/api/bill/team-bill.texts'
import { texts } from '@ampdeck/api/texts'
import { SegmentField, TextField } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  title: ['Receive for {name}, {month}', '{name} {month} 收款'],
  action: ['Receive', '收款'],
  account: ["Fleet's account", '车队账户'],
  bank: ['Bank transfer', '银行转账'],
  nothing: ['Nothing is owed: the bill is closed', '没有欠款，账单将直接结清'],
})

interface ReceiveDialogProps {
  bill: TeamBill
  onClose: () => void
}

export function ReceiveDialog({ bill, onClose }: ReceiveDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const owedFen = bill.payableFen - bill.paidFen
  const form = useCallForm(teamBill.receive, TeamBillReceipt, {
    texts: teamBillTexts,
    defaults: { way: 'bank', amountFen: owedFen > 0 ? owedFen : null },
    input: (draft) => ({ ...draft, id: bill.id, version: bill.version }),
    onClose,
  })
  const way = useWatch({ control: form.methods.control, name: 'way' })
  const ways = (['bank', 'account'] as const).map((value) => ({
    value,
    label: words[value][language === 'en' ? 0 : 1],
  }))

  return (
    <FormDialog
      form={form}
      title={say(words.title, { name: bill.groupName, month: bill.month })}
      action={say(words.action)}
      onClose={onClose}
    >
      {owedFen <= 0 ? (
        <p>{say(words.nothing)}</p>
      ) : (
        <>
          <SegmentField of={form} name="way" options={ways} />
          {way === 'bank' && (
            <>
              <MoneyField of={form} name="amountFen" digits={9} />
              <TextField of={form} name="receiptNo" />
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}
