import { type Feedback, feedback } from '@ampdeck/api/member/feedback'
import { feedbackTexts } from '@ampdeck/api/member/feedback.texts'
import { texts } from '@ampdeck/api/texts'
import { TextAreaField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  reply: ['Reply to {author}', '回复{author}'],
  send: ['Send reply', '发送回复'],
  sent: ['Reply sent', '回复已发送'],
})
const Reply = z.object({ reply: empty.max(500).pipe(normal) })

export function ReplyDialog({ row, onClose }: { row: Feedback; onClose: () => void }) {
  const say = useSay()
  const { id, version, content, reply, author } = row
  const form = useCallForm(feedback.reply, Reply, {
    texts: feedbackTexts,
    defaults: { reply: reply ?? '' },
    input: (draft) => ({ id, version, reply: draft.reply }),
    said: words.sent,
    onClose,
  })

  return (
    <FormDialog
      form={form}
      title={say(words.reply, { author: author ?? '' })}
      action={say(words.send)}
      onClose={onClose}
    >
      <blockquote>{content}</blockquote>
      <TextAreaField of={form} name="reply" />
    </FormDialog>
  )
}
