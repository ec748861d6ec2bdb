import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { FieldFrame } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { useState } from 'react'
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

const MOST = 200

/** Asks how it was handled before alarms are closed; without a note none is. */
export function NoteQuestion({ title, action, close, onClose }: NoteQuestionProps) {
  const say = useSay()
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isEmpty = note.trim() === ''

  const confirm = async () => {
    setAsked(true)
    if (isEmpty) return
    setBusy(true)
    const isClosed = await close(note.trim())
    setBusy(false)
    if (isClosed) onClose()
  }

  return (
    <ConfirmDialog
      open
      title={title}
      action={action}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p>{say(words.closeText)}</p>
        <FieldFrame
          label={say(words.note)}
          isRequired
          error={isAsked && isEmpty ? say(words.noteEmpty) : undefined}
          counter={`${note.length} / ${MOST}`}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              className={styles.note}
              rows={3}
              maxLength={MOST}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </FieldFrame>
      </div>
    </ConfirmDialog>
  )
}
