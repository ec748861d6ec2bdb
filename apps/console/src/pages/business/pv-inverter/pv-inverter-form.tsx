import { PvInverterDraft, type PvInverterRow, pvInverter } from '@ampdeck/api/config/pv-inverter'
import { pvInverterTexts } from '@ampdeck/api/config/pv-inverter.texts'
import { texts } from '@ampdeck/api/texts'
import { TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { PowerField } from '@ampdeck/ui/unit-fields'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { stationSource } from '../../../list/station-source.ts'

const words = texts({
  add: ['Add inverter', '新增逆变器'],
  edit: ['Edit inverter', '编辑逆变器'],
})

export function PvInverterForm(props: RecordFormProps<PvInverterRow>) {
  const say = useSay()
  const form = useRecordForm(PvInverterDraft, pvInverter, { ...props, texts: pvInverterTexts })

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="sn" />
        <RecordField of={form} name="stationId" source={stationSource} />
        <TextField of={form} name="model" />
        <PowerField of={form} name="ratedW" decimals={1} />
      </FormSection>
    </FormDrawer>
  )
}
