import { vehicleType } from '@ampdeck/api/enumerations/member'
import { type Vehicle, VehicleDraft, vehicle } from '@ampdeck/api/member/vehicle'
import { vehicleTexts } from '@ampdeck/api/member/vehicle.texts'
import { texts } from '@ampdeck/api/texts'
import { SelectField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { PlateField } from '@ampdeck/ui/plate-input'
import { EnergyField } from '@ampdeck/ui/unit-fields'
import { VinField } from '@ampdeck/ui/vin-input'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { useModelOptions } from '../../../list/use-model-options.ts'

const words = texts({
  add: ['Add vehicle', '新增车辆'],
  edit: ['Edit vehicle', '编辑车辆'],
  ofModel: ['Empty: as for its model', '留空则取车型的电池容量'],
})

export function VehicleForm({ record, ...props }: RecordFormProps<Vehicle>) {
  const say = useSay()
  const form = useRecordForm(VehicleDraft, vehicle, {
    ...props,
    // A car that an import told of has no model yet.
    record: record && { ...record, modelId: record.modelId ?? undefined },
    texts: vehicleTexts,
  })
  const models = useModelOptions()

  return (
    <FormDrawer form={form} title={say(record ? words.edit : words.add)}>
      <FormSection>
        <PlateField of={form} name="plate" />
        <VinField of={form} name="vin" />
        <SelectField of={form} name="vehicleType" options={vehicleType} />
        <SelectField of={form} name="modelId" options={models} />
        <EnergyField of={form} name="batteryWh" decimals={1} hint={say(words.ofModel)} />
      </FormSection>
    </FormDrawer>
  )
}
