import { type BadDebtRow, badDebt } from '@ampdeck/api/bill/bad-debt'
import { badDebtTexts } from '@ampdeck/api/bill/bad-debt.texts'
import { ReceiptNo } from '@ampdeck/api/bill/unpay-bill'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { TextField } from '@ampdeck/ui/fields'
import { Money } from '@ampdeck/ui/figure'
import { useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { z } from 'zod'
import { useCall } from '../../../data/use-call.ts'
import { DecisionDialog } from '../../../form/decision-dialog.tsx'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useSaid } from '../../../form/use-said.ts'

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
  const audit = useCall(badDebt.audit)
  const { id, version } = row
  const done = useSaid(words.audited, onClose)

  return (
    <DecisionDialog
      title={say(words.audit)}
      action={say(words.audit)}
      note={badDebtTexts.note}
      notesApproval
      decide={(decision, options) => audit({ id, version, ...decision }, options)}
      onDone={done}
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
  const recover = useCall(badDebt.recover)
  const { id, version, owedFen: amountFen } = row
  const form = useDraft(RecoverDraft, {
    texts: badDebtTexts,
    submit: ({ receiptNo }, idempotencyKey) =>
      recover({ id, version, amountFen, receiptNo }, { idempotencyKey }),
    onDone: () => {
      showMessage({ text: say(words.recovered), tone: 'status' })
      onClose()
    },
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
