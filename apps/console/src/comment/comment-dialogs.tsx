import { comment, type MemberComment } from '@ampdeck/api/member/comment'
import { commentTexts } from '@ampdeck/api/member/comment.texts'
import { texts } from '@ampdeck/api/texts'
import { TextAreaField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { DecisionDialog } from '../form/decision-dialog.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { useCallForm } from '../form/use-call-form.ts'

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

  return (
    <DecisionDialog
      call={comment.audit}
      title={say(words.audit)}
      note={commentTexts.note}
      input={(decision) => ({ id, version, ...decision })}
      said={words.audited}
      onClose={onClose}
    >
      <blockquote>{content}</blockquote>
    </DecisionDialog>
  )
}

export function ReplyDialog({ row, onClose }: DialogProps) {
  const say = useSay()
  const { id, version, content, reply } = row
  const form = useCallForm(comment.reply, Reply, {
    texts: commentTexts,
    defaults: { reply: reply ?? '' },
    input: (draft) => ({ id, version, ...draft }),
    said: words.replied,
    onClose,
  })

  return (
    <FormDialog form={form} title={say(words.reply, row)} action={say(words.send)} onClose={onClose}>
      <blockquote>{content}</blockquote>
      <TextAreaField of={form} name="reply" />
    </FormDialog>
  )
}
