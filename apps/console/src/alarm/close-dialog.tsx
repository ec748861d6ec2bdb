import { type AlarmRow, alarm } from '@ampdeck/api/operation/alarm'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { alarmWords as words } from './alarm.texts.ts'
import { alarmName } from './alarm-name.ts'
import { NoteQuestion } from './note-question.tsx'
import { useAlarmAction } from './use-alarm-action.ts'

interface CloseDialogProps {
  row: AlarmRow
  onClose: () => void
}

/** Closes one alarm, with how it was handled. */
export function CloseDialog({ row, onClose }: CloseDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const closeOne = useAlarmAction(alarm.close)
  const name = alarmName(row, language)

  const close = async (note: string) => {
    const closed = await closeOne({ id: row.id, note })
    if (closed) showMessage({ text: say(words.closed, { name }), tone: 'status' })
    return closed !== undefined
  }

  return (
    <NoteQuestion
      title={say(words.closeTitle, { name })}
      action={say(words.closeIt)}
      close={close}
      onClose={onClose}
    />
  )
}
