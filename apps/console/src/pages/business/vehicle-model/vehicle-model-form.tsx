import { type VehicleModel, VehicleModelDraft, vehicleModel } from '@ampdeck/api/member/vehicle-model'
import { vehicleModelTexts } from '@ampdeck/api/member/vehicle-model.texts'
import { texts } from '@ampdeck/api/texts'
import { TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { EnergyField, PowerField } from '@ampdeck/ui/unit-fields'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

const words = texts({
  add: ['Add vehicle model', '新增车型'],
  edit: ['Edit vehicle model', '编辑车型'],
})

export function VehicleModelForm(props: RecordFormProps<VehicleModel>) {
  const say = useSay()
  const form = useRecordForm(VehicleModelDraft, vehicleModel, { ...props, texts: vehicleModelTexts })

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="brand" />
        <TextField of={form} name="model" />
        <EnergyField of={form} name="batteryWh" decimals={1} />
        <PowerField of={form} name="maxW" decimals={1} />
      </FormSection>
    </FormDrawer>
  )
}
