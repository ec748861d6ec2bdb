import { type ReportGroup, ReportGroupDraft, reportGroup } from '@ampdeck/api/config/report-group'
import { reportGroupTexts } from '@ampdeck/api/config/report-group.texts'
import { reportFamily } from '@ampdeck/api/enumerations/report'
import { texts } from '@ampdeck/api/texts'
import { CheckboxGroupField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { TransferField } from '@ampdeck/ui/transfer-list'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { useStationChoices } from '../../../station-group/use-station-choices.ts'

const words = texts({
  add: ['Add report group', '新增报表分组'],
  edit: ['Edit report group', '编辑报表分组'],
})

/** Which stations reports sum up together, and which reports (screens.md S042). */
export function ReportGroupForm(props: RecordFormProps<ReportGroup>) {
  const say = useSay()
  const form = useRecordForm(ReportGroupDraft, reportGroup, { ...props, texts: reportGroupTexts })
  const options = useStationChoices()

  return (
    <FormDrawer form={form} width="wide" title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" />
        <TextField of={form} name="nameEn" />
        <CheckboxGroupField of={form} name="reportKeys" options={reportFamily} wide />
        {options && <TransferField of={form} name="stationIds" options={options} />}
      </FormSection>
    </FormDrawer>
  )
}
