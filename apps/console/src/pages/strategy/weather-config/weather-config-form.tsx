import { cityTree } from '@ampdeck/api/config/city'
import { type WeatherConfig, WeatherConfigDraft, weatherConfig } from '@ampdeck/api/config/weather-config'
import { weatherConfigTexts } from '@ampdeck/api/config/weather-config.texts'
import { weatherAction, weatherMeasure } from '@ampdeck/api/enumerations/strategy'
import { texts } from '@ampdeck/api/texts'
import { NumberField, SelectField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { TreeField } from '@ampdeck/ui/tree-select'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../data/use-read.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { unitOf, weatherText } from './weather-words.ts'

const words = texts({
  add: ['Add weather rule', '新增天气规则'],
  edit: ['Edit weather rule', '编辑天气规则'],
  what: ['Action', '动作'],
  now: ['Now: {weather}', '当前：{weather}'],
  left: ['Share of what the stations of the city may draw', '占该城市各场站可用功率的比例'],
})

const defaults = { measure: weatherMeasure.code.temperatureAbove, action: weatherAction.code.limitPower }

export function WeatherConfigForm(props: RecordFormProps<WeatherConfig>) {
  const say = useSay()
  const { language } = useLanguage()
  const form = useRecordForm(WeatherConfigDraft, weatherConfig, {
    ...props,
    texts: weatherConfigTexts,
    defaults,
  })
  const [cityCode = '', measure, action] = useWatch({
    control: form.methods.control,
    name: ['cityCode', 'measure', 'action'],
  })
  const { data: weather } = useRead(weatherConfig.now, { cityCode }, { enabled: /^\d{6}$/.test(cityCode) })

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" />
        <TextField of={form} name="nameEn" />
        <TreeField
          of={form}
          name="cityCode"
          nodes={cityTree(language)}
          leavesOnly
          hint={weather && say(words.now, { weather: weatherText(weather, language) })}
        />
        <SelectField of={form} name="measure" options={weatherMeasure} />
        <NumberField
          of={form}
          name="threshold"
          unit={unitOf(Number(measure))}
          digits={{ whole: 3, decimals: 0 }}
        />
      </FormSection>
      <FormSection title={say(words.what)}>
        <SelectField of={form} name="action" options={weatherAction} />
        {Number(action) === weatherAction.code.limitPower && (
          <NumberField
            of={form}
            name="percent"
            unit="%"
            digits={{ whole: 3, decimals: 0 }}
            hint={say(words.left)}
          />
        )}
      </FormSection>
    </FormDrawer>
  )
}
