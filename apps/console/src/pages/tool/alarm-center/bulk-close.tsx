import { type AlarmRow, alarm, CLOSE_AT_ONCE } from '@ampdeck/api/operation/alarm'
import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { type ListState, selectedCount } from '@ampdeck/ui/list'
import { useState } from 'react'
import { alarmWords as words } from '../../../alarm/alarm.texts.ts'
import { NoteQuestion } from '../../../alarm/note-question.tsx'
import { useAlarmAction } from '../../../alarm/use-alarm-action.ts'
import { applyBatch } from '../../../list/apply-batch.ts'

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
  const batchClose = useAlarmAction(alarm.batchClose)
  const { selection } = list
  const ids = selection.kind === 'rows' ? [...selection.ids].map(Number) : []

  const close = async (note: string) =>
    applyBatch(await batchClose({ ids, note }), list, (counts) => say(words.closedMany, counts))

  return (
    <NoteQuestion
      title={say(words.closeMany, { count: ids.length })}
      action={say(words.closeThem, { count: ids.length })}
      close={close}
      onClose={onClose}
    />
  )
}
