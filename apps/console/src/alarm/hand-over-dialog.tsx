import { type AlarmRow, alarm } from '@ampdeck/api/operation/alarm'
import { monitorAlarm } from '@ampdeck/api/operation/monitor-alarm'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { useRead } from '../data/use-read.ts'
import styles from './alarm.module.css'
import { alarmWords as words } from './alarm.texts.ts'
import { alarmName } from './alarm-name.ts'
import { NoteField } from './note-field.tsx'
import { PersonField } from './person-field.tsx'
import { useAlarmAction } from './use-alarm-action.ts'

interface HandOverDialogProps {
  row: AlarmRow
  onClose: () => void
}

/** Somebody else is to look at it: whoever may see the station. */
export function HandOverDialog({ row, onClose }: HandOverDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { data = [] } = useRead(monitorAlarm.alarmHandlers, { stationId: row.stationId })
  const handle = useAlarmAction(alarm.handle)
  const name = alarmName(row, language)
  const people = data
    .filter(({ id }) => id !== row.handleUser)
    .map((one) => ({ id: one.id, label: one.name }))

  const confirm = async () => {
    setAsked(true)
    if (to === '') return
    setBusy(true)
    const done = await handle({ id: row.id, userId: Number(to), note: note.trim() || null })
    setBusy(false)
    if (!done) return
    showMessage({
      text: say(words.handedOver, { name, person: done.handleUserName ?? '' }),
      tone: 'status',
    })
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={say(words.handOverTitle, { name })}
      busy={isBusy}
      action={say(words.handOverIt)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <PersonField
          value={to}
          onChange={setTo}
          people={people}
          error={isAsked && to === '' ? say(words.choosePerson) : undefined}
        />
        <NoteField value={note} onChange={setNote} />
      </div>
    </ConfirmDialog>
  )
}
