import { comment, type MemberComment } from '@ampdeck/api/member/comment'
import { commentTexts } from '@ampdeck/api/member/comment.texts'
import { texts } from '@ampdeck/api/texts'
import { TextAreaField } from '@ampdeck/ui/fields'
import { useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { useCall } from '../data/use-call.ts'
import { DecisionDialog } from '../form/decision-dialog.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { useSaid } from '../form/use-said.ts'

const words = texts({
  audit: ['Audit a comment', '审核评论'],
  audited: ['Comment audited', '评论已审核'],
  reply: ['Reply to {memberName}', '回复{memberName}'],
  send: ['Send reply', '发送回复'],
  replied: ['Reply sent', '回复已发送'],
})

const Reply = z.object({ reply: empty.max(200).pipe(normal) })

interface DialogProps {
  row: MemberComment
  onClose: () => void
}

export function AuditDialog({ row: { id, version, content }, onClose }: DialogProps) {
  const say = useSay()
  const audit = useCall(comment.audit)
  const done = useSaid(words.audited, onClose)

  return (
    <DecisionDialog
      title={say(words.audit)}
      note={commentTexts.note}
      decide={(decision, options) => audit({ id, version, ...decision }, options)}
      onDone={done}
      onClose={onClose}
    >
      <blockquote>{content}</blockquote>
    </DecisionDialog>
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
    onDone: useSaid(words.replied, onClose),
  })

  return (
    <FormDialog form={form} title={say(words.reply, row)} action={say(words.send)} onClose={onClose}>
      <blockquote>{content}</blockquote>
      <TextAreaField of={form} name="reply" />
    </FormDialog>
  )
}
