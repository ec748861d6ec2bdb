import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { deadlineOf } from '@ampdeck/api/operation/life-cycles'
import { WorkOrderResult, type WorkOrderRow, workOrder } from '@ampdeck/api/operation/work-order'
import { workOrderTexts as fields } from '@ampdeck/api/operation/work-order.texts'
import { HOUR } from '@ampdeck/api/time'
import { Id, optional } from '@ampdeck/api/wire'
import { SegmentField, SelectField, TextAreaField } from '@ampdeck/ui/fields'
import { FileField } from '@ampdeck/ui/file-upload'
import type { Draft } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { alarmWords } from '../alarm/alarm.texts.ts'
import { DispatchDraft } from '../alarm/dispatch-draft.ts'
import { useAlarmRefresh } from '../alarm/use-alarm-action.ts'
import { useRepairUsers } from '../alarm/use-repair-users.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useCallForm } from '../form/use-call-form.ts'
import { useDraftName } from '../form/use-draft-name.ts'
import { orderName } from './order-offers.ts'
import { PartsField } from './parts-field.tsx'
import { pictureRules } from './send-picture.ts'
import styles from './work-order.module.css'
import { orderWords as words } from './work-order.texts.ts'

export interface OrderDialogProps {
  row: WorkOrderRow
  /** With whether it was done. */
  onClose: (isDone: boolean) => void
}

const note = optional(z.string().max(200).pipe(normal))
const reason = empty.max(200).pipe(normal)

const AgainDraft = z.object({ repairUser: Id, reason })
const CancelDraft = z.object({ reason })
const AuditDraft = z.object({ pass: z.literal([1, 0]), note })

/** Sends somebody to a work order that waits. */
export function DispatchDialog({ row, onClose }: OrderDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { options, isNobody } = useRepairUsers(row.stationId)
  const { id, version, level } = row
  const form = useCallForm(alarmWorkOrder.dispatch, DispatchDraft, {
    texts: fields,
    input: (values) => ({ ...values, id, version }),
    refresh: useAlarmRefresh(),
    said: (done) => say(words.dispatched, { no: done.no, person: done.repairUserName ?? '' }),
    onDone: (done) => onClose(done !== undefined),
  })
  const deadline = say(alarmWords.hours, { count: deadlineOf(level, 0) / HOUR })

  return (
    <FormDialog
      form={form}
      title={say(words.dispatchTitle, { name: orderName(row, language) })}
      action={say(words.dispatchIt)}
      className={styles.form}
      onClose={() => onClose(false)}
    >
      {row.deadline === null && <p>{say(words.due, { deadline })}</p>}
      <SelectField
        of={form}
        name="repairUser"
        options={options}
        hint={say(isNobody ? alarmWords.nobody : words.anybody)}
      />
      <TextAreaField of={form} name="note" />
    </FormDialog>
  )
}

/** Somebody else is to do it. */
export function AgainDispatchDialog({ row, onClose }: OrderDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { options, isNobody } = useRepairUsers(row.stationId, row.repairUser)
  const { id, version } = row
  const form = useCallForm(alarmWorkOrder.againDispatch, AgainDraft, {
    texts: fields,
    input: (values) => ({ ...values, id, version }),
    refresh: useAlarmRefresh(),
    said: (done) => say(words.dispatched, { no: done.no, person: done.repairUserName ?? '' }),
    onDone: (done) => onClose(done !== undefined),
  })

  return (
    <FormDialog
      form={form}
      title={say(words.againTitle, { name: orderName(row, language) })}
      action={say(words.dispatchIt)}
      className={styles.form}
      onClose={() => onClose(false)}
    >
      <SelectField
        of={form}
        name="repairUser"
        options={options}
        hint={isNobody ? say(words.nobodyElse) : undefined}
      />
      <TextAreaField of={form} name="reason" />
    </FormDialog>
  )
}

/** What was done, with pictures; what was typed survives a dead zone and a reload. */
export function SubmitDialog({ row, onClose }: OrderDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { id, version } = row
  const keep = useDraftName(`${workOrder.submit.path}-${id}`)
  const form = useCallForm(workOrder.submit, WorkOrderResult, {
    texts: fields,
    defaults: { result: row.result ?? '', parts: [], resultPictures: [] },
    input: (values) => ({ ...values, id, version }),
    refresh: useAlarmRefresh(),
    said: (done) => say(words.submitted, { no: done.no }),
    onDone: (done) => onClose(done !== undefined),
    ...(keep !== undefined && { keep }),
  })

  return (
    <FormDialog
      form={form}
      title={say(words.submitTitle, { name: orderName(row, language) })}
      action={say(words.submitIt)}
      className={styles.form}
      width="form"
      onClose={() => onClose(false)}
    >
      <p>{say(words.submitText)}</p>
      <TextAreaField of={form} name="result" />
      <FileField of={form} name="resultPictures" {...pictureRules} />
      <PartsField of={form} />
    </FormDialog>
  )
}

/** Another person looks at the work: it is done, or is to be done again. */
export function AuditDialog({ row, onClose }: OrderDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { id, version } = row
  const form: Draft<z.input<typeof AuditDraft>> = useCallForm(alarmWorkOrder.audit, AuditDraft, {
    texts: { pass: words.decision, note: fields.note },
    defaults: { pass: 1 },
    input: ({ pass, note }) => ({ id, version, pass: pass === 1, note }),
    refresh: useAlarmRefresh(),
    said: (done) =>
      say(form.methods.getValues('pass') === 1 ? words.approved : words.rejected, { no: done.no }),
    onDone: (done) => onClose(done !== undefined),
  })
  const isPass = form.methods.watch('pass') === 1

  return (
    <FormDialog
      form={form}
      title={say(words.auditTitle, { name: orderName(row, language) })}
      action={say(isPass ? words.approve : words.reject)}
      className={styles.form}
      onClose={() => onClose(false)}
    >
      <p>{say(words.auditText)}</p>
      <SegmentField
        of={form}
        name="pass"
        options={[
          { value: 1, label: say(words.pass) },
          { value: 0, label: say(words.refuse) },
        ]}
      />
      <TextAreaField of={form} name="note" />
    </FormDialog>
  )
}

/** Nobody will do it. */
export function CancelDialog({ row, onClose }: OrderDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { id, version } = row
  const form = useCallForm(alarmWorkOrder.cancel, CancelDraft, {
    texts: fields,
    input: (values) => ({ ...values, id, version }),
    refresh: useAlarmRefresh(),
    said: (done) => say(words.cancelled, { no: done.no }),
    onDone: (done) => onClose(done !== undefined),
  })

  return (
    <FormDialog
      form={form}
      title={say(words.cancelTitle, { name: orderName(row, language) })}
      action={say(words.cancelIt)}
      className={styles.form}
      onClose={() => onClose(false)}
    >
      <p>{say(words.cancelText)}</p>
      <TextAreaField of={form} name="reason" />
    </FormDialog>
  )
}
