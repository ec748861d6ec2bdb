import { type ContractMonth, reconciliationContract } from '@ampdeck/api/bill/reconciliation-contract'
import { reconciliationContractTexts as fields } from '@ampdeck/api/bill/reconciliation-contract.texts'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { TextAreaField } from '@ampdeck/ui/fields'
import { Money } from '@ampdeck/ui/figure'
import { useSay } from '@ampdeck/ui/language'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  confirm: ['Confirm {month}', '确认 {month}'],
  action: ['Confirm month', '确认月份'],
  effect: ['The figures of this month become final.', '确认后该月数据不再变动。'],
  confirmed: ['{month} is confirmed', '{month} 已确认'],
})

const MonthDraft = reconciliationContract.confirmMonth.input.pick({ doneFen: true, note: true })

interface ConfirmDialogProps {
  contractId: number
  of: ContractMonth
  onClose: () => void
}

/** What was paid for a month, and why that differs where it does. */
export function ConfirmDialog({ contractId, of, onClose }: ConfirmDialogProps) {
  const say = useSay()
  const { month, shouldFen } = of
  const form = useCallForm(reconciliationContract.confirmMonth, MonthDraft, {
    texts: fields,
    defaults: { doneFen: shouldFen, note: null },
    input: (draft) => ({ ...draft, id: contractId, month, shouldFen }),
    said: () => say(words.confirmed, { month }),
    onClose,
  })
  const doneFen = useWatch({ control: form.methods.control, name: 'doneFen' })

  return (
    <FormDialog
      form={form}
      title={say(words.confirm, { month })}
      action={say(words.action)}
      onClose={onClose}
      lead={<p>{say(words.effect)}</p>}
    >
      <DescriptionList
        items={[
          { label: say(fields.shouldFen), value: <Money fen={shouldFen} /> },
          { label: say(fields.diffFen), value: <Money fen={Number(doneFen ?? 0) - shouldFen} /> },
        ]}
      />
      <MoneyField of={form} name="doneFen" digits={9} />
      <TextAreaField of={form} name="note" />
    </FormDialog>
  )
}
