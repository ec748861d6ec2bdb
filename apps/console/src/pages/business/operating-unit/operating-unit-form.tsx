import { type OperatingUnit, OperatingUnitDraft, operatingUnit } from '@ampdeck/api/config/operating-unit'
import { operatingUnitTexts } from '@ampdeck/api/config/operating-unit.texts'
import { operatingUnitKind } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { SelectField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

const words = texts({
  add: ['Add operating unit', '新增运营单位'],
  edit: ['Edit operating unit', '编辑运营单位'],
})

export function OperatingUnitForm(props: RecordFormProps<OperatingUnit>) {
  const say = useSay()
  const form = useRecordForm(OperatingUnitDraft, operatingUnit, { ...props, texts: operatingUnitTexts })

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" />
        <TextField of={form} name="nameEn" />
        <SelectField of={form} name="kind" options={operatingUnitKind} />
        <TextField of={form} name="creditCode" />
        <TextField of={form} name="operatorId" />
        <TextField of={form} name="contact" />
        <TextField of={form} name="phone" type="tel" />
      </FormSection>
    </FormDrawer>
  )
}
