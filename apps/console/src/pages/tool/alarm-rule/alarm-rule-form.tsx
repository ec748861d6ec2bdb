import {
  alarmLevel,
  alarmMetric,
  alarmOperator,
  alarmSource,
  alarmWay,
} from '@ampdeck/api/enumerations/operation'
import { metricFits, metricsOf } from '@ampdeck/api/operation/alarm-metrics'
import { type AlarmRule, AlarmRuleDraft, alarmRule } from '@ampdeck/api/operation/alarm-rule'
import { alarmRuleTexts } from '@ampdeck/api/operation/alarm-rule.texts'
import { texts } from '@ampdeck/api/texts'
import { CheckboxGroupField, NumberField, SelectField, SwitchField, TextField } from '@ampdeck/ui/fields'
import { type Draft, FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useRead } from '../../../data/use-read.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

type Values = z.input<typeof AlarmRuleDraft>

const words = texts({
  add: ['Add alarm rule', '新增告警规则'],
  edit: ['Edit alarm rule', '编辑告警规则'],
  what: ['Condition', '触发条件'],
  next: ['Consequence', '触发后处理'],
  code: ['If empty, it is generated from the metric', '留空时按指标生成'],
  reported: ['Reported by the device or by a check: no value is compared', '由设备或检查上报，无需比较阈值'],
  hold: [
    'How long the condition must last before the alarm is raised, and be absent before it recovers: an unstable value raises only one alarm',
    '须持续该时长才告警，恢复亦须持续该时长，抖动只产生一条告警',
  ],
  order: ['Create a work order automatically', '自动生成工单'],
})

const { code: metric } = alarmMetric
const defaults: Partial<Values> = {
  source: alarmSource.code.gun,
  metric: metric.reported,
  operator: alarmOperator.code.atLeast,
  value: 1,
  durationS: 0,
  level: alarmLevel.code.warning,
  ways: [alarmWay.code.console],
  receivers: [],
  autoWorkOrder: 0,
}

/** All that people fill in for a rule (screens.md S204). */
export function AlarmRuleForm(props: RecordFormProps<AlarmRule>) {
  const say = useSay()
  const form = useRecordForm<Values, AlarmRule>(AlarmRuleDraft, alarmRule, {
    ...props,
    texts: alarmRuleTexts,
    defaults,
  })
  const people = useRead(alarmRule.receivers, {}).data ?? []
  const { metrics, isReported, isTold } = useRule(form)

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection title={say(words.what)}>
        <TextField of={form} name="name" />
        <TextField of={form} name="nameEn" />
        <SelectField of={form} name="source" options={alarmSource} />
        <SelectField
          of={form}
          name="metric"
          options={metrics}
          hint={isReported ? say(words.reported) : undefined}
        />
        {!isReported && <SelectField of={form} name="operator" options={alarmOperator} />}
        {!isReported && <NumberField of={form} name="value" />}
        <NumberField of={form} name="durationS" hint={say(words.hold)} />
        <TextField of={form} name="code" hint={say(words.code)} />
      </FormSection>
      <FormSection title={say(words.next)}>
        <SelectField of={form} name="level" options={alarmLevel} />
        <SwitchField of={form} name="autoWorkOrder" hint={say(words.order)} />
        <CheckboxGroupField of={form} name="ways" options={alarmWay} wide />
        {isTold && (
          <CheckboxGroupField
            of={form}
            name="receivers"
            options={people.map(({ id, name, account }) => ({ value: id, label: `${name} (${account})` }))}
            wide
          />
        )}
      </FormSection>
    </FormDrawer>
  )
}

/** The metrics follow the source; one that the new source does not have gives way to what is reported. */
function useRule({ methods }: Draft<Values>) {
  const { control, setValue } = methods
  const { language } = useLanguage()
  const [source, chosen, ways] = useWatch({ control, name: ['source', 'metric', 'ways'] })
  const heed = useEffectEvent(() => {
    if (!metricFits(chosen, source))
      setValue('metric', metric.reported, { shouldDirty: true, shouldValidate: true })
  })
  useEffect(() => {
    if (source) heed()
  }, [source])

  return {
    metrics: metricsOf(source).map((value) => ({ value, label: alarmMetric.label(value, language) })),
    isReported: chosen === metric.reported,
    isTold: (ways ?? []).some((way) => way !== alarmWay.code.console),
  }
}
