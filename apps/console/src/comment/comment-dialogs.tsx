import { comment, type MemberComment } from '@ampdeck/api/member/comment'
import { commentTexts } from '@ampdeck/api/member/comment.texts'
import { texts } from '@ampdeck/api/texts'
import { optional } from '@ampdeck/api/wire'
import { SegmentField, TextAreaField } from '@ampdeck/ui/fields'
import { useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { empty, normal } from '@ampdeck/validation/rules'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useCall } from '../data/use-call.ts'
import { FormDialog } from '../form/form-dialog.tsx'

const words = texts({
  audit: ['Audit a comment', '审核评论'],
  save: ['Save decision', '保存审核结果'],
  pass: ['Approve', '通过'],
  refuse: ['Reject', '驳回'],
  audited: ['Comment audited', '评论已审核'],
  reply: ['Reply to {memberName}', '回复{memberName}'],
  send: ['Send reply', '发送回复'],
  replied: ['Reply sent', '回复已发送'],
})

const Decision = z
  .object({ pass: z.enum(['pass', 'refuse']), note: optional(normal.max(200)) })
  .refine(({ pass, note }) => pass === 'pass' || note !== null, { path: ['note'], message: 'required' })
const Reply = z.object({ reply: empty.max(200).pipe(normal) })

interface DialogProps {
  row: MemberComment
  onClose: () => void
}

export function AuditDialog({ row: { id, version, content }, onClose }: DialogProps) {
  const say = useSay()
  const audit = useCall(comment.audit)
  const form = useDraft(Decision, {
    texts: commentTexts,
    defaults: { pass: 'pass' },
    submit: ({ pass, note }, idempotencyKey) =>
      audit({ id, version, pass: pass === 'pass', note }, { idempotencyKey }),
    onDone: (saved) => {
      if (saved) showMessage({ text: say(words.audited), tone: 'status' })
      onClose()
    },
  })
  const isRefused = useWatch({ control: form.methods.control, name: 'pass' }) === 'refuse'

  return (
    <FormDialog form={form} title={say(words.audit)} action={say(words.save)} onClose={onClose}>
      <blockquote>{content}</blockquote>
      <SegmentField
        of={form}
        name="pass"
        options={[
          { value: 'pass', label: say(words.pass) },
          { value: 'refuse', label: say(words.refuse) },
        ]}
      />
      {isRefused && <TextAreaField of={form} name="note" />}
    </FormDialog>
  )
}

export function ReplyDialog({ row, onClose }: DialogProps) {
  const say = useSay()
  const make = useCall(comment.reply)
  const { id, version, content, reply } = row
  const form = useDraft(Reply, {
    texts: commentTexts,
    defaults: { reply: reply ?? '' },
    submit: (draft, idempotencyKey) => make({ id, version, ...draft }, { idempotencyKey }),
    onDone: (saved) => {
      if (saved) showMessage({ text: say(words.replied), tone: 'status' })
      onClose()
    },
  })

  return (
    <FormDialog form={form} title={say(words.reply, row)} action={say(words.send)} onClose={onClose}>
      <blockquote>{content}</blockquote>
      <TextAreaField of={form} name="reply" />
    </FormDialog>
  )
}
