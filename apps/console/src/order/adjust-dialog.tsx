import { bill } from '@ampdeck/api/bill/bill'
import { AdjustDraft } from '@ampdeck/api/bill/order-adjust'
import { refusalOf } from '@ampdeck/api/life'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { useState } from 'react'
import { Awaited } from '../data/awaited.tsx'
import { useRead } from '../data/use-read.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { ReasonField } from '../form/reason-field.tsx'
import { useCallForm } from '../form/use-call-form.ts'
import styles from './adjust.module.css'
import { type AdjustPreview, cellOf, previewOf, type TypedDeltas } from './adjust-draft.ts'
import { AdjustLine } from './adjust-line.tsx'
import { AdjustSums } from './adjust-sums.tsx'

const words = texts({
  title: ['Adjust order {no}', '订单 {no} 调账'],
  failed: ['The order could not be loaded', '订单加载失败'],
  lead: [
    'Enter the change of each line. It takes effect after another person has approved it.',
    '请填写各行的变更量，经另一人审核通过后生效。',
  ],
  send: ['Submit for audit', '提交审核'],
  sent: ['Adjustment of order {no} submitted for audit', '订单 {no} 的调账已提交审核'],
  reason: ['Reason', '原因'],
  nothing: ['No changes entered yet', '尚未填写变更'],
  wrong: ['Some changes are not possible', '部分变更不可行'],
})

const Reason = AdjustDraft.pick({ reason: true })

interface AdjustDialogProps {
  /** The order. */
  id: number
  onClose: () => void
}

/** Proposes a correction of an order, by bill line (screens.md S059). */
export function AdjustDialog({ id, onClose }: AdjustDialogProps) {
  const say = useSay()
  const order = useRead(bill.get, { id })
  const [typed, setTyped] = useState<TypedDeltas>({})
  const preview = order.data && previewOf(order.data, typed)
  const refusal = order.data && refusalOf(bill.adjust.step, order.data, null)
  const blocked = refusal?.sentence ?? (preview && blockOf(preview))
  const no = order.data?.orderNo ?? ''
  const form = useCallForm(bill.adjust, Reason, {
    texts: { reason: words.reason },
    input: ({ reason }) => ({ id, lines: preview?.deltas ?? [], reason }),
    said: () => say(words.sent, { no }),
    onClose,
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={say(words.title, { no })}
      width="wide"
      action={say(words.send)}
      disabled={!preview}
      blockedReason={blocked && say(blocked)}
      className={styles.form}
      lead={preview && <p className={styles.lead}>{say(words.lead)}</p>}
    >
      {order.data && preview ? (
        <>
          {preview.lines.map((line) => (
            <AdjustLine
              key={line.seq}
              line={line}
              typed={typed}
              preview={preview}
              onType={(field, value) => setTyped({ ...typed, [cellOf(line.seq, field)]: value })}
            />
          ))}
          <AdjustSums order={order.data} preview={preview} />
          <ReasonField of={form} name="reason" list="adjustReason" />
        </>
      ) : (
        <Awaited of={order} title={say(words.failed)} />
      )}
    </FormDialog>
  )
}

function blockOf({ faults, unreadable }: AdjustPreview) {
  if (unreadable.length > 0) return words.wrong
  if (faults.some(({ kind }) => kind === 'nothing')) return words.nothing
  return faults.length > 0 ? words.wrong : undefined
}
