import { type BadDebtRow, badDebt } from '@ampdeck/api/bill/bad-debt'
import { badDebtTexts } from '@ampdeck/api/bill/bad-debt.texts'
import { ReceiptNo } from '@ampdeck/api/bill/unpay-bill'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { TextField } from '@ampdeck/ui/fields'
import { Money } from '@ampdeck/ui/figure'
import { useSay } from '@ampdeck/ui/language'
import { z } from 'zod'
import { DecisionDialog } from '../../../form/decision-dialog.tsx'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  audit: ['Audit write-off', '审核坏账核销'],
  audited: ['Audited', '审核完成'],
  recover: ['Recover bad debt', '追回坏账'],
  recovered: ['Recovered: the order is settled', '已追回，订单已结清'],
})

interface DialogProps {
  row: BadDebtRow
  onClose: () => void
}

/** The second one decides. */
export function AuditDialog({ row, onClose }: DialogProps) {
  const say = useSay()
  const { id, version } = row

  return (
    <DecisionDialog
      call={badDebt.audit}
      title={say(words.audit)}
      action={say(words.audit)}
      note={badDebtTexts.note}
      notesApproval
      input={(decision) => ({ id, version, ...decision })}
      said={words.audited}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { label: say(badDebtTexts.orderNo), value: row.orderNo },
          { label: say(badDebtTexts.memberName), value: row.groupName ?? row.memberName },
          { label: say(badDebtTexts.owedFen), value: <Money fen={row.owedFen} /> },
          { label: say(badDebtTexts.reason), value: row.reason },
          { label: say(badDebtTexts.createUserName), value: row.createUserName },
        ]}
      />
    </DecisionDialog>
  )
}

const RecoverDraft = z.object({ receiptNo: ReceiptNo })

/** It was paid after all: all that is owed, by the number of its receipt. */
export function RecoverDialog({ row, onClose }: DialogProps) {
  const say = useSay()
  const { id, version, owedFen: amountFen } = row
  const form = useCallForm(badDebt.recover, RecoverDraft, {
    texts: badDebtTexts,
    input: ({ receiptNo }) => ({ id, version, amountFen, receiptNo }),
    said: words.recovered,
    onClose,
  })

  return (
    <FormDialog form={form} title={say(words.recover)} action={say(words.recover)} onClose={onClose}>
      <DescriptionList
        items={[
          { label: say(badDebtTexts.orderNo), value: row.orderNo },
          { label: say(badDebtTexts.owedFen), value: <Money fen={amountFen} /> },
        ]}
      />
      <TextField of={form} name="receiptNo" />
    </FormDialog>
  )
}
