import { type Meter, MeterDraft, meter } from '@ampdeck/api/config/meter'
import { meterTexts } from '@ampdeck/api/config/meter.texts'
import { meterKind } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { NumberField, SegmentField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { EnergyField } from '@ampdeck/ui/unit-fields'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { stationSource } from '../../../list/station-source.ts'

const words = texts({
  add: ['Add meter', '新增电表'],
  edit: ['Edit meter', '编辑电表'],
  counts: [
    'Actual kWh for 1 kWh of its reading: ratio of the current transformers',
    '读数 1 kWh 对应的实际电量（电流互感器倍率）',
  ],
  before: ['As the meter shows it, before the ratio', '电表示数，未乘倍率'],
})

const defaults = { kind: meterKind.code.grid, ratio: 1 }

export function MeterForm(props: RecordFormProps<Meter>) {
  const say = useSay()
  const form = useRecordForm(MeterDraft, meter, { ...props, texts: meterTexts, defaults })

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="meterNo" />
        <RecordField of={form} name="stationId" source={stationSource} />
        <SegmentField of={form} name="kind" options={meterKind} />
        <NumberField of={form} name="ratio" digits={{ whole: 6, decimals: 0 }} hint={say(words.counts)} />
        <EnergyField of={form} name="lastReading" decimals={2} hint={say(words.before)} />
      </FormSection>
    </FormDrawer>
  )
}
