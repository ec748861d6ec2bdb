import type { AlarmRow } from '@ampdeck/api/operation/alarm'
import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { deadlineOf } from '@ampdeck/api/operation/life-cycles'
import { HOUR } from '@ampdeck/api/time'
import { SelectField, TextAreaField } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { FormDialog } from '../form/form-dialog.tsx'
import { useCallForm } from '../form/use-call-form.ts'
import styles from './alarm.module.css'
import { alarmWords as words } from './alarm.texts.ts'
import { alarmName } from './alarm-name.ts'
import { DispatchDraft } from './dispatch-draft.ts'
import { useAlarmRefresh } from './use-alarm-action.ts'
import { useRepairUsers } from './use-repair-users.ts'

interface DispatchDialogProps {
  row: AlarmRow
  onClose: () => void
}

/** Makes a work order of an alarm: to somebody on duty, or to whoever has the least to do. */
export function DispatchDialog({ row, onClose }: DispatchDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { options, isNobody } = useRepairUsers(row.stationId ?? undefined)
  const deadline = say(words.hours, { count: deadlineOf(row.level, 0) / HOUR })
  const form = useCallForm(alarmWorkOrder.dispatch, DispatchDraft, {
    texts: { repairUser: words.person, note: words.note },
    input: (values) => ({ ...values, alarmId: row.id }),
    refresh: useAlarmRefresh(),
    said: (order) => say(words.dispatched, { no: order.no }),
    onClose,
  })

  return (
    <FormDialog
      form={form}
      title={say(words.dispatchTitle, { name: alarmName(row, language) })}
      action={say(words.dispatchIt)}
      className={styles.form}
      onClose={onClose}
    >
      <p>{say(words.dispatchText, { deadline })}</p>
      <SelectField
        of={form}
        name="repairUser"
        options={options}
        hint={say(isNobody ? words.nobody : words.anybody)}
      />
      <TextAreaField of={form} name="note" />
    </FormDialog>
  )
}
