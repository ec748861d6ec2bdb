import { type BadDebtRow, badDebt } from '@ampdeck/api/bill/bad-debt'
import { badDebtTexts } from '@ampdeck/api/bill/bad-debt.texts'
import { ReceiptNo } from '@ampdeck/api/bill/unpay-bill'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { SegmentField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import { Money } from '@ampdeck/ui/figure'
import { useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { z } from 'zod'
import { useCall } from '../../../data/use-call.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'

const words = texts({
  audit: ['Audit write-off', '审核坏账核销'],
  pass: ['Approve', '通过'],
  refuse: ['Reject', '驳回'],
  decision: ['Decision', '审核结果'],
  audited: ['Audited', '审核完成'],
  recover: ['Recover bad debt', '追回坏账'],
  recovered: ['Recovered: the order is settled', '已追回，订单已结清'],
})

interface DialogProps {
  row: BadDebtRow
  onClose: () => void
}

const AuditDraft = z
  .object({ pass: z.enum(['pass', 'refuse']), note: z.string().max(200) })
  .refine(({ pass, note }) => pass === 'pass' || note.trim() !== '', { path: ['note'], message: 'empty' })

/** The second one decides. */
export function AuditDialog({ row, onClose }: DialogProps) {
  const say = useSay()
  const audit = useCall(badDebt.audit)
  const form = useDraft(AuditDraft, {
    texts: { pass: words.decision, note: badDebtTexts.note },
    defaults: { pass: 'pass', note: '' },
    submit: ({ pass, note }, idempotencyKey) =>
      audit(
        { id: row.id, version: row.version, pass: pass === 'pass', note: note || null },
        { idempotencyKey },
      ),
    onDone: () => {
      showMessage({ text: say(words.audited), tone: 'status' })
      onClose()
    },
  })

  return (
    <FormDialog form={form} title={say(words.audit)} action={say(words.audit)} onClose={onClose}>
      <DescriptionList
        items={[
          { label: say(badDebtTexts.orderNo), value: row.orderNo },
          { label: say(badDebtTexts.memberName), value: row.groupName ?? row.memberName },
          { label: say(badDebtTexts.owedFen), value: <Money fen={row.owedFen} /> },
          { label: say(badDebtTexts.reason), value: row.reason },
          { label: say(badDebtTexts.createUserName), value: row.createUserName },
        ]}
      />
      <SegmentField
        of={form}
        name="pass"
        options={[
          { value: 'pass', label: say(words.pass) },
          { value: 'refuse', label: say(words.refuse) },
        ]}
      />
      <TextAreaField of={form} name="note" />
    </FormDialog>
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
