import { type AlarmRow, alarm, CLOSE_AT_ONCE } from '@ampdeck/api/operation/alarm'
import { Button } from '@ampdeck/ui/button'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { useSay } from '@ampdeck/ui/language'
import { type ListState, selectedCount, selectionOfRows } from '@ampdeck/ui/list'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import styles from '../../../alarm/alarm.module.css'
import { alarmWords as words } from '../../../alarm/alarm.texts.ts'
import { NoteField } from '../../../alarm/note-field.tsx'
import { useAlarmAction } from '../../../alarm/use-alarm-action.ts'

/** Closes the selected alarms with one note; what cannot be closed is counted, and stays selected. */
export function BulkClose({ list }: { list: ListState<AlarmRow> }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const count = selectedCount(list.selection, list.total)
  const isTooMany = list.selection.kind === 'matching' || count > CLOSE_AT_ONCE

  return (
    <>
      <Button
        look="plain"
        blockedReason={isTooMany ? say(words.tooMany, { count: CLOSE_AT_ONCE }) : undefined}
        onClick={() => setOpen(true)}
      >
        {say(words.close)}
      </Button>
      {isOpen && <CloseMany list={list} onClose={() => setOpen(false)} />}
    </>
  )
}

function CloseMany({ list, onClose }: { list: ListState<AlarmRow>; onClose: () => void }) {
  const say = useSay()
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const batchClose = useAlarmAction(alarm.batchClose)
  const { selection } = list
  const ids = selection.kind === 'rows' ? [...selection.ids].map(Number) : []
  const isEmpty = note.trim() === ''

  const confirm = async () => {
    setAsked(true)
    if (isEmpty) return
    setBusy(true)
    const answer = await batchClose({ ids, note: note.trim() })
    setBusy(false)
    if (!answer) return
    const { done, refused } = answer
    showMessage({
      text: say(words.closedMany, { count: done.length, refused: refused.length }),
      tone: refused.length > 0 ? 'warning' : 'status',
    })
    list.select(selectionOfRows(refused.map(({ id }) => id)))
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={say(words.closeMany, { count: ids.length })}
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
