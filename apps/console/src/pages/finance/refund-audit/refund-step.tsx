import { refundChannel } from '@ampdeck/api/enumerations/finance'
import { type RefundAction, type RefundRow, refundRecord } from '@ampdeck/api/payment/refund-record'
import { refundTexts } from '@ampdeck/api/payment/refund-record.texts'
import { texts } from '@ampdeck/api/texts'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { TextAreaField, TextField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../data/use-action.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { auditWords } from './refund-audit-list.tsx'

const words = texts({
  hangInTitle: ['Put {no} on hold?', '挂起 {no}？'],
  resumeTitle: ['Resume {no}?', '恢复 {no}？'],
  payTitle: ['Pay {no} again?', '重新付款 {no}？'],
  cashTitle: ['Hand out the cash of {no}?', '发放 {no} 的现金？'],
  held: ['The amount remains held back', '金额保持冻结'],
  resumed: ['It returns to its earlier step', '将回到挂起前的状态'],
  sameNumber: [
    'The request is repeated under the same number, so the channel pays only once',
    '以同一请求号再次发起，渠道只付款一次',
  ],
  done: ['{no} saved', '已保存 {no}'],
})

const Note = refundRecord.hangIn.input.pick({ note: true })
const Receipt = z.object({ receipt: z.string().min(1, 'empty').max(50) })

interface RefundStepProps {
  action: RefundAction
  refund: RefundRow
  onClose: () => void
}

/** A step beside the audits: on hold, resumed, paid again, or cash handed out. */
export function RefundStep({ action, ...rest }: RefundStepProps) {
  if (action === 'hangIn') return <HangIn {...rest} />
  const isCash = rest.refund.channel === refundChannel.code.cash
  return action === 'payAgain' && isCash ? <HandOut {...rest} /> : <Question {...rest} action={action} />
}

type StepProps = Omit<RefundStepProps, 'action'>

function HangIn(props: StepProps) {
  const say = useSay()
  const { id, version, refundNo: no } = props.refund
  const form = useCallForm(refundRecord.hangIn, Note, {
    texts: refundTexts,
    input: ({ note }) => ({ id, version, note }),
    said: () => say(words.done, { no }),
    onClose: props.onClose,
  })

  return (
    <FormDialog
      form={form}
      title={say(words.hangInTitle, { no })}
      action={say(auditWords.hangIn)}
      lead={say(words.held)}
      onClose={props.onClose}
    >
      <TextAreaField of={form} name="note" />
    </FormDialog>
  )
}

function HandOut(props: StepProps) {
  const say = useSay()
  const { id, version, refundNo: no } = props.refund
  const form = useCallForm(refundRecord.payAgain, Receipt, {
    texts: refundTexts,
    input: ({ receipt }) => ({ id, version, receipt }),
    said: () => say(words.done, { no }),
    onClose: props.onClose,
  })

  return (
    <FormDialog
      form={form}
      title={say(words.cashTitle, { no })}
      action={say(auditWords.handOut)}
      onClose={props.onClose}
    >
      <TextField of={form} name="receipt" />
    </FormDialog>
  )
}

function Question({ action, ...props }: RefundStepProps) {
  const say = useSay()
  const { id, version, refundNo: no } = props.refund
  const [isBusy, setBusy] = useState(false)
  const [resume, payAgain] = [useAction(refundRecord.resume), useAction(refundRecord.payAgain)]
  const isResume = action === 'resume'
  const confirm = async () => {
    setBusy(true)
    const saved = await (isResume ? resume({ id, version }) : payAgain({ id, version }))
    setBusy(false)
    if (!saved) return
    showMessage({ text: say(words.done, { no }), tone: 'status' })
    props.onClose()
  }

  return (
    <ConfirmDialog
      open
      title={say(isResume ? words.resumeTitle : words.payTitle, { no })}
      action={say(auditWords[action])}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={props.onClose}
    >
      <p>{say(isResume ? words.resumed : words.sameNumber)}</p>
    </ConfirmDialog>
  )
}
