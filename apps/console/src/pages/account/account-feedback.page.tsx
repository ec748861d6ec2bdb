import {
  type Feedback,
  FeedbackDraft,
  feedback,
  feedbackCategory,
  feedbackState,
  MAX_FEEDBACK_PICTURES,
} from '@ampdeck/api/member/feedback'
import { feedbackTexts } from '@ampdeck/api/member/feedback.texts'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { SelectField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import { FileField } from '@ampdeck/ui/file-upload'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { useState } from 'react'
import { client } from '../../data/client.ts'
import { useCallForm } from '../../form/use-call-form.ts'
import { listOf } from '../../list/list-of.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { openPicture } from '../../shell/private-picture.tsx'

const words = texts({
  add: ['Write feedback', '提交反馈'],
  sent: ['Feedback sent', '反馈已提交'],
})

const screen = listOf<typeof feedback.ownPage>(feedbackTexts, {
  unit: ['feedback | feedback', '反馈'],
  columns: (c) => [
    c.instant('createTime', { sort: true, locked: true }),
    c.code('category', feedbackCategory),
    c.text('content', { most: 420 }),
    c.status('state', feedbackState, { lead: true }),
    c.text('reply', { most: 420 }),
  ],
  filters: (f) => [f.search('content'), f.codes('state', feedbackState)],
})

const MAX_BYTES = 2 * 1_048_576
const pictures = {
  upload: async (file: File, on: { signal: AbortSignal; onProgress: (part: number) => void }) => ({
    url: await client(feedback.uploadPicture, { file }, on),
  }),
  onOpen: openPicture,
  max: MAX_FEEDBACK_PICTURES,
  extensions: ['jpg', 'jpeg', 'png'],
  maxBytes: MAX_BYTES,
}

/** What one has written to the operator, and what was replied (screens.md S009). */
export function Page() {
  const say = useSay()
  const list = useList<Feedback>(feedback.ownPage, screen.filters)
  const [isWriting, write] = useState(false)

  return (
    <>
      <ListScreen id="accountFeedback" {...screen} list={list}>
        <Button look="primary" onClick={() => write(true)}>
          {say(words.add)}
        </Button>
      </ListScreen>
      {isWriting && <FeedbackForm onClose={() => write(false)} />}
    </>
  )
}

function FeedbackForm({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const form = useCallForm(feedback.save, FeedbackDraft, {
    texts: feedbackTexts,
    defaults: { category: feedbackCategory.code.suggestion, pictures: [] },
    said: words.sent,
    onClose,
  })

  return (
    <FormDrawer form={form} title={say(words.add)}>
      <FormSection>
        <SelectField of={form} name="category" options={feedbackCategory} />
        <TextField of={form} name="phone" type="tel" />
        <TextAreaField of={form} name="content" wide />
        <FileField of={form} name="pictures" {...pictures} />
      </FormSection>
    </FormDrawer>
  )
}
