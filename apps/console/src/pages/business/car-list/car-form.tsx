import { vehicleType } from '@ampdeck/api/enumerations/member'
import { type GroupCar, GroupCarDraft, groupCar } from '@ampdeck/api/member/group-car'
import { groupCarTexts } from '@ampdeck/api/member/group-car.texts'
import { texts } from '@ampdeck/api/texts'
import { SelectField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { PlateField } from '@ampdeck/ui/plate-input'
import { RecordField } from '@ampdeck/ui/record-picker'
import { VinField } from '@ampdeck/ui/vin-input'
import { useWatch } from 'react-hook-form'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { useTeamOptions } from '../../../fleet/use-team-options.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { useModelOptions } from '../../../list/use-model-options.ts'

const words = texts({
  add: ['Add fleet car', '新增车队车辆'],
  edit: ['Edit {plate}', '编辑 {plate}'],
})

export function CarForm({ record, ...props }: RecordFormProps<GroupCar>) {
  const say = useSay()
  const form = useRecordForm(GroupCarDraft, groupCar, {
    ...props,
    // A car that an import told of has no model yet.
    record: record && { ...record, modelId: record.modelId ?? undefined },
    texts: groupCarTexts,
  })
  const groupId = useWatch({ control: form.methods.control, name: 'groupId' })
  const teams = useTeamOptions(groupId)
  const models = useModelOptions()

  return (
    <FormDrawer form={form} title={say(record ? words.edit : words.add, { plate: record?.plate ?? '' })}>
      <FormSection>
        <RecordField of={form} name="groupId" source={fleetSource} />
        <SelectField of={form} name="teamId" options={teams} />
        <PlateField of={form} name="plate" />
        <VinField of={form} name="vin" />
        <SelectField of={form} name="vehicleType" options={vehicleType} />
        <SelectField of={form} name="modelId" options={models} />
      </FormSection>
    </FormDrawer>
  )
}
