import { type ChargeLimit, ChargeLimitDraft, chargeLimit } from '@ampdeck/api/config/charge-limit'
import { chargeLimitTexts } from '@ampdeck/api/config/charge-limit.texts'
import { limitTarget } from '@ampdeck/api/enumerations/member'
import { weekday } from '@ampdeck/api/enumerations/tariff'
import { texts } from '@ampdeck/api/texts'
import { TimeField } from '@ampdeck/ui/date-input'
import { CheckboxGroupField, NumberField, SegmentField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { RecordField, RecordsField } from '@ampdeck/ui/record-picker'
import { CountField, EnergyField, MoneyField } from '@ampdeck/ui/unit-fields'
import { useWatch } from 'react-hook-form'
import { fleetSource, targetSources } from '../../../fleet/fleet-source.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { stationSource } from '../../../list/station-source.ts'

const words = texts({
  add: ['Add charge limit', '新增充电限制'],
  edit: ['Edit charge limit', '编辑充电限制'],
  howMuch: ['Limits', '额度'],
  whereWhen: ['Where and when', '地点与时间'],
  stops: ['The charge stops at this limit', '充电达到该限值时自动停止'],
  anywhere: ['Empty: all stations', '留空表示全部场站'],
  always: ['None: every day', '不选表示每天'],
})

const defaults = { targetKind: limitTarget.code.fleet, stationIds: [], weekdays: [] }

/** All that people fill in for a charge limit (screens.md S085). */
export function ChargeLimitForm(props: RecordFormProps<ChargeLimit>) {
  const say = useSay()
  const form = useRecordForm(ChargeLimitDraft, chargeLimit, { ...props, texts: chargeLimitTexts, defaults })
  const kind = useWatch({ control: form.methods.control, name: 'targetKind' })

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <SegmentField of={form} name="targetKind" options={limitTarget} />
        <RecordField
          key={kind}
          of={form}
          name="targetId"
          source={targetSources.get(Number(kind)) ?? fleetSource}
        />
      </FormSection>
      <FormSection title={say(words.howMuch)}>
        <CountField of={form} name="perDayTimes" digits={3} />
        <EnergyField of={form} name="perDayWh" decimals={1} />
        <MoneyField of={form} name="perOrderFen" digits={6} hint={say(words.stops)} />
        <NumberField
          of={form}
          name="socMax"
          unit="%"
          digits={{ whole: 3, decimals: 0 }}
          hint={say(words.stops)}
        />
      </FormSection>
      <FormSection title={say(words.whereWhen)}>
        <RecordsField of={form} name="stationIds" source={stationSource} hint={say(words.anywhere)} wide />
        <CheckboxGroupField of={form} name="weekdays" options={weekday} hint={say(words.always)} wide />
        <TimeField of={form} name="windowFrom" />
        <TimeField of={form} name="windowTo" />
      </FormSection>
    </FormDrawer>
  )
}
