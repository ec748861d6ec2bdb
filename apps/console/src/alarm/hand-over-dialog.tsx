import { type AlarmRow, alarm } from '@ampdeck/api/operation/alarm'
import { monitorAlarm } from '@ampdeck/api/operation/monitor-alarm'
import { Id, optional } from '@ampdeck/api/wire'
import { SelectField, TextAreaField } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { useRead } from '../data/use-read.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useCallForm } from '../form/use-call-form.ts'
import styles from './alarm.module.css'
import { alarmWords as words } from './alarm.texts.ts'
import { alarmName } from './alarm-name.ts'
import { useAlarmRefresh } from './use-alarm-action.ts'

interface HandOverDialogProps {
  row: AlarmRow
  onClose: () => void
}

const HandOver = z.object({ userId: Id, note: optional(z.string().max(200).pipe(normal)) })

/** Somebody else is to look at it: whoever may see the station. */
export function HandOverDialog({ row, onClose }: HandOverDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { data = [] } = useRead(monitorAlarm.alarmHandlers, { stationId: row.stationId })
  const name = alarmName(row, language)
  const form = useCallForm(alarm.handle, HandOver, {
    texts: { userId: words.person, note: words.note },
    input: (values) => ({ ...values, id: row.id }),
    refresh: useAlarmRefresh(),
    said: (done) => say(words.handedOver, { name, person: done.handleUserName ?? '' }),
    onClose,
  })

  return (
    <FormDialog
      form={form}
      title={say(words.handOverTitle, { name })}
      action={say(words.handOverIt)}
      className={styles.form}
      onClose={onClose}
    >
      <SelectField
        of={form}
        name="userId"
        options={data
          .filter(({ id }) => id !== row.handleUser)
          .map((one) => ({ value: one.id, label: one.name }))}
      />
      <TextAreaField of={form} name="note" />
    </FormDialog>
  )
}
