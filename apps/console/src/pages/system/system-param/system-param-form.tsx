import { onOff } from '@ampdeck/api/enumerations/system'
import { type SystemParam, SystemParamDraft, systemParam } from '@ampdeck/api/system/system-param'
import { systemParamTexts } from '@ampdeck/api/system/system-param.texts'
import { paramRule } from '@ampdeck/api/system/system-params'
import { texts } from '@ampdeck/api/texts'
import { NumberField, SegmentField } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { CountField, DurationField, MoneyField, PercentField, PriceField } from '@ampdeck/ui/unit-fields'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { valueText } from './param-value.tsx'

const words = texts({
  hint: [
    '{about}. From {min} to {max}; the default is {usual}',
    '{about}。范围 {min} 至 {max}，默认 {usual}',
  ],
  switchHint: ['{about}. The default is {usual}', '{about}。默认{usual}'],
  hours: ['h', '小时'],
  days: ['d', '天'],
  saved: ['{name} saved, in effect from now on', '{name}已保存，立即生效'],
})

interface SystemParamFormProps {
  record: SystemParam
  onClose: () => void
}

/** One parameter, typed as what it is. */
export function SystemParamForm({ record, onClose }: SystemParamFormProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { title, about, kind, min, max } = paramRule(record.key)
  const form = useCallForm(systemParam.update, SystemParamDraft, {
    texts: systemParamTexts,
    defaults: record,
    input: (values) => ({ ...values, version: record.version }),
    said: () => say(words.saved, { name: say(title) }),
    onClose,
  })
  const inWords = (value: number) => valueText(kind, value, language)
  const said = { about: say(about), min: inWords(min), max: inWords(max), usual: inWords(record.default) }
  const field = { of: form, name: 'value', label: say(title), hint: say(words.hint, said) } as const

  return (
    <FormDialog form={form} title={say(title)} onClose={onClose}>
      {kind === 'minutes' && <DurationField {...field} />}
      {kind === 'hours' && <NumberField {...field} unit={say(words.hours)} />}
      {kind === 'days' && <NumberField {...field} unit={say(words.days)} />}
      {kind === 'times' && <CountField {...field} />}
      {kind === 'yuan' && <MoneyField {...field} />}
      {kind === 'kgPerKwh' && <PriceField {...field} unit="kg/kWh" />}
      {kind === 'percent' && <PercentField {...field} />}
      {kind === 'switch' && (
        <SegmentField
          of={form}
          name="value"
          options={onOff}
          label={say(title)}
          hint={say(words.switchHint, said)}
        />
      )}
    </FormDialog>
  )
}
