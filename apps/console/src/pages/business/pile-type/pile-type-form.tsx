import { type PileType, PileTypeDraft, pileType } from '@ampdeck/api/config/pile-type'
import { pileTypeTexts } from '@ampdeck/api/config/pile-type.texts'
import {
  coolingKind,
  currentType,
  manufacturer,
  pileGunLayout,
  protocol,
} from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { NumberField, SegmentField, SelectField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { PowerField } from '@ampdeck/ui/unit-fields'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

const words = texts({
  add: ['Add pile type', '新增电桩类型'],
  edit: ['Edit pile type', '编辑电桩类型'],
  build: ['Structure', '结构'],
  kept: ['Existing piles keep their own layout and protocol', '已有电桩保留各自的布局与协议'],
})

export function PileTypeForm(props: RecordFormProps<PileType>) {
  const say = useSay()
  const form = useRecordForm(PileTypeDraft, pileType, { ...props, texts: pileTypeTexts })

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" />
        <TextField of={form} name="nameEn" />
        <SelectField of={form} name="manufacturer" options={manufacturer} />
        <TextField of={form} name="model" />
        <SegmentField of={form} name="currentType" options={currentType} />
      </FormSection>
      <FormSection title={say(words.build)}>
        <PowerField of={form} name="ratedW" decimals={1} />
        <SelectField
          of={form}
          name="layout"
          options={pileGunLayout}
          {...(props.record && { hint: say(words.kept) })}
        />
        <SelectField of={form} name="protocol" options={protocol} />
        <NumberField of={form} name="moduleCount" digits={{ whole: 3, decimals: 0 }} />
        <SelectField of={form} name="coolingKind" options={coolingKind} />
      </FormSection>
    </FormDrawer>
  )
}
