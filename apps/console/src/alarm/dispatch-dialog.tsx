import type { AlarmRow } from '@ampdeck/api/operation/alarm'
import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { deadlineOf } from '@ampdeck/api/operation/life-cycles'
import { HOUR } from '@ampdeck/api/time'
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

interface DispatchDialogProps {
  row: AlarmRow
  onClose: () => void
}

/** Makes a work order of an alarm: to somebody on duty, or to whoever has the least to do. */
export function DispatchDialog({ row, onClose }: DispatchDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const people = useRead(
    alarmWorkOrder.repairUsers,
    { stationId: row.stationId ?? 0 },
    { enabled: row.stationId !== null },
  ).data
  const dispatch = useAlarmAction(alarmWorkOrder.dispatch)
  const name = alarmName(row, language)
  const hours = deadlineOf(row.level, 0) / HOUR

  const confirm = async () => {
    setBusy(true)
    const order = await dispatch({
      alarmId: row.id,
      repairUser: to === '' ? null : Number(to),
      note: note.trim() || null,
    })
    setBusy(false)
    if (!order) return
    showMessage({ text: say(words.dispatched, { no: order.no }), tone: 'status' })
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={say(words.dispatchTitle, { name })}
      busy={isBusy}
      action={say(words.dispatchIt)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p>{say(words.dispatchText, { deadline: say(words.hours, { count: hours }) })}</p>
        <PersonField
          value={to}
          onChange={setTo}
          nobody={say(words.anybody)}
          hint={people?.length === 0 ? say(words.nobody) : undefined}
          people={(people ?? []).map((one) => ({
            id: one.id,
            label: say(words.openOrders, { name: one.name, count: one.openCount }),
          }))}
        />
        <NoteField value={note} onChange={setNote} />
      </div>
    </ConfirmDialog>
  )
}
