import { alarmLevel, workOrderKind } from '@ampdeck/api/enumerations/operation'
import { type WorkOrderDetail, WorkOrderDraft, workOrder } from '@ampdeck/api/operation/work-order'
import { workOrderTexts } from '@ampdeck/api/operation/work-order.texts'
import { texts } from '@ampdeck/api/texts'
import { DateTimeField } from '@ampdeck/ui/date-input'
import { SelectField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import { FileField } from '@ampdeck/ui/file-upload'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { useStationOptions } from '../../../list/station-options.ts'
import { pileSourceOf } from '../../../pile/pile-source.ts'
import { pictureRules } from '../../../work-order/send-picture.ts'

const words = texts({
  add: ['Add work order', '新增工单'],
  edit: ['Edit work order', '编辑工单'],
  byLevel: ['If empty, the level sets it when the work order is dispatched', '留空时，派单后按级别确定'],
})

const { alarm: _, ...manual } = workOrderKind.code
const kinds = Object.values(manual)
const defaults = { kind: workOrderKind.code.manual, level: alarmLevel.code.notice, pictures: [] }

/** What people fill in for a work order that no alarm made (screens.md S099). */
export function WorkOrderForm(props: RecordFormProps<WorkOrderDetail>) {
  const say = useSay()
  const { language } = useLanguage()
  const form = useRecordForm(WorkOrderDraft, workOrder, { ...props, texts: workOrderTexts, defaults })
  const stations = useStationOptions() ?? []
  const stationId = useWatch({ control: form.methods.control, name: 'stationId' })
  const piles = useMemo(() => pileSourceOf({ stationId }), [stationId])

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <SelectField
          of={form}
          name="kind"
          options={kinds.map((value) => ({ value, label: workOrderKind.label(value, language) }))}
        />
        <SelectField of={form} name="level" options={alarmLevel} />
        <TextField of={form} name="title" wide />
        <SelectField
          of={form}
          name="stationId"
          options={stations.map(({ value, label }) => ({ value: Number(value), label }))}
        />
        <RecordField of={form} name="pileId" source={piles} disabled={!stationId} />
        <DateTimeField of={form} name="deadline" hint={say(words.byLevel)} />
        <TextAreaField of={form} name="description" wide />
        <FileField of={form} name="pictures" {...pictureRules} />
      </FormSection>
    </FormDrawer>
  )
}
