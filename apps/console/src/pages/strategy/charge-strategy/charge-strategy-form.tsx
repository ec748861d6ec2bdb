import {
  type ChargeStrategy,
  ChargeStrategyDraft,
  chargeStrategy,
  HOURS,
} from '@ampdeck/api/config/charge-strategy'
import { chargeStrategyTexts } from '@ampdeck/api/config/charge-strategy.texts'
import { strategyKind } from '@ampdeck/api/enumerations/strategy'
import { texts } from '@ampdeck/api/texts'
import { NumberField, SelectField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { HourCurveField } from '@ampdeck/ui/hour-curve'
import { useSay } from '@ampdeck/ui/language'
import { RecordsField } from '@ampdeck/ui/record-picker'
import { DurationField, EnergyField, MoneyField } from '@ampdeck/ui/unit-fields'
import { useWatch } from 'react-hook-form'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { stationSource } from '../../../list/station-source.ts'

const words = texts({
  add: ['Add charge strategy', '新增充电策略'],
  edit: ['Edit charge strategy', '编辑充电策略'],
  what: ['What it does', '作用'],
  where: ['Where', '适用范围'],
  stops: ['The platform stops the charge at this value', '充电达到该值时由平台停止'],
  full: ['Charges end when the car is full', '车辆充满后结束'],
  limits: [
    'Share of what each pile and the station may draw; piles apply it offline too',
    '占电桩与场站可用功率的比例；电桩离线时仍然执行',
  ],
  none: ['Without a station it has no effect', '未绑定场站则不生效'],
})

const { amount: AMOUNT, energy: ENERGY, minutes: MINUTES, soc: SOC, powerCurve: CURVE } = strategyKind.code
const defaults = { kind: AMOUNT, stationIds: [], curve: Array<number>(HOURS).fill(100) }

export function ChargeStrategyForm(props: RecordFormProps<ChargeStrategy>) {
  const say = useSay()
  const form = useRecordForm(ChargeStrategyDraft, chargeStrategy, {
    ...props,
    texts: chargeStrategyTexts,
    defaults,
  })
  const kind = Number(useWatch({ control: form.methods.control, name: 'kind' }))

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" />
        <TextField of={form} name="nameEn" />
      </FormSection>
      <FormSection title={say(words.what)}>
        <SelectField
          of={form}
          name="kind"
          options={strategyKind}
          // What it was bound for would be another thing.
          readOnly={props.record !== undefined}
          hint={kind === strategyKind.code.full ? say(words.full) : undefined}
        />
        {kind === AMOUNT && (
          <MoneyField of={form} name="amountFen" required digits={6} hint={say(words.stops)} />
        )}
        {kind === ENERGY && (
          <EnergyField of={form} name="energyWh" required decimals={1} hint={say(words.stops)} />
        )}
        {kind === MINUTES && <DurationField of={form} name="minutes" required hint={say(words.stops)} />}
        {kind === SOC && (
          <NumberField
            of={form}
            name="soc"
            required
            unit="%"
            digits={{ whole: 3, decimals: 0 }}
            hint={say(words.stops)}
          />
        )}
        {kind === CURVE && <HourCurveField of={form} name="curve" hint={say(words.limits)} />}
      </FormSection>
      <FormSection title={say(words.where)}>
        <RecordsField of={form} name="stationIds" source={stationSource} hint={say(words.none)} wide />
        <TextAreaField of={form} name="remark" />
      </FormSection>
    </FormDrawer>
  )
}
