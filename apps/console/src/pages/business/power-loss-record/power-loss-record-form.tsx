import { PowerLossDraft, type PowerLossRecord, powerLossRecord } from '@ampdeck/api/bill/power-loss-record'
import { powerLossTexts } from '@ampdeck/api/bill/power-loss-record.texts'
import { texts } from '@ampdeck/api/texts'
import { DateField } from '@ampdeck/ui/date-input'
import { NumberField, SelectField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { useStationOptions } from '../../../list/station-options.ts'

const words = texts({
  add: ['Add power loss record', '新增电损记录'],
  edit: ['Edit power loss record', '编辑电损记录'],
  metered: ['What came from the grid and from own PV', '含电网电量与自用光伏电量'],
  counted: ['Energy of the piles is summed from the orders of the day', '电桩电量按当日订单统计'],
})

/** What was read at a station's meters for a day. */
export function PowerLossForm(props: RecordFormProps<PowerLossRecord>) {
  const say = useSay()
  const form = useRecordForm(PowerLossDraft, powerLossRecord, { ...props, texts: powerLossTexts })
  const stations = useStationOptions() ?? []

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <SelectField
          of={form}
          name="stationId"
          options={stations.map(({ value, label }) => ({ value: Number(value), label }))}
        />
        <DateField of={form} name="date" />
        <NumberField of={form} name="gridWh" unit="kWh" scale={1_000} hint={say(words.metered)} />
        <NumberField of={form} name="auxWh" unit="kWh" scale={1_000} hint={say(words.counted)} />
      </FormSection>
    </FormDrawer>
  )
}
