import { TextAreaField } from '@ampdeck/ui/fields'
import { useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { empty } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { FormDialog } from '../form/form-dialog.tsx'
import styles from './alarm.module.css'
import { alarmWords as words } from './alarm.texts.ts'

interface NoteQuestionProps {
  title: string
  /** Names what is done: "Close alarm". */
  action: string
  /** Closes with the note; answers whether it came to that. */
  close: (note: string) => Promise<boolean>
  onClose: () => void
}

const NoteDraft = z.object({ note: empty.max(200) })
const missing = { note: words.noteEmpty }

/** Asks how it was handled before alarms are closed; without a note none is. */
export function NoteQuestion({ title, action, close, onClose }: NoteQuestionProps) {
  const say = useSay()
  const form = useDraft(NoteDraft, {
    texts: words,
    missing,
    submit: ({ note }) => close(note.trim()),
    onDone: (isClosed) => isClosed && onClose(),
  })

  return (
    <FormDialog form={form} title={title} action={action} className={styles.form} onClose={onClose}>
      <p>{say(words.closeText)}</p>
      <TextAreaField of={form} name="note" />
    </FormDialog>
  )
}
