import { type AlarmRow, alarm } from '@ampdeck/api/operation/alarm'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import styles from './alarm.module.css'
import { alarmWords as words } from './alarm.texts.ts'
import { alarmName } from './alarm-name.ts'
import { NoteField } from './note-field.tsx'
import { useAlarmAction } from './use-alarm-action.ts'

interface CloseDialogProps {
  row: AlarmRow
  onClose: () => void
}

/** Closes one alarm, with how it was handled. */
export function CloseDialog({ row, onClose }: CloseDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const close = useAlarmAction(alarm.close)
  const name = alarmName(row, language)
  const isEmpty = note.trim() === ''

  const confirm = async () => {
    setAsked(true)
    if (isEmpty) return
    setBusy(true)
    const closed = await close({ id: row.id, note: note.trim() })
    setBusy(false)
    if (!closed) return
    showMessage({ text: say(words.closed, { name }), tone: 'status' })
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={say(words.closeTitle, { name })}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p>{say(words.closeText)}</p>
        <NoteField
          value={note}
          onChange={setNote}
          error={isAsked && isEmpty ? say(words.noteEmpty) : undefined}
          isRequired
        />
      </div>
    </ConfirmDialog>
  )
}
