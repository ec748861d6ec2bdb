import { type OccupyRule, OccupyRuleDraft, occupyRule } from '@ampdeck/api/config/occupy-rule'
import { occupyRuleTexts } from '@ampdeck/api/config/occupy-rule.texts'
import { ALL_DAY } from '@ampdeck/api/config/rule-fields'
import { memberLevel } from '@ampdeck/api/enumerations/member'
import { PARKING_FREE_MINUTES, PARKING_OVERTIME_STEPS } from '@ampdeck/api/enumerations/order'
import { texts } from '@ampdeck/api/texts'
import { CheckboxGroupField, SelectField, SwitchField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { OccupyPreview } from '@ampdeck/ui/formula-preview'
import { useSay } from '@ampdeck/ui/language'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { useWatch } from 'react-hook-form'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import styles from '../../../rule/rule.module.css'
import { WindowField } from '../../../rule/window-field.tsx'

const words = texts({
  add: ['Add occupy rule', '新增占位规则'],
  edit: ['Edit occupy rule', '编辑占位规则'],
  fee: ['Fee', '费用'],
  who: ['When and for whom', '适用范围'],
  outside: ['Minutes outside it are free', '时段外的时间不计费'],
  minutes: ['{count} min', '{count} 分钟'],
  remind: [
    'The driver receives an SMS halfway through and at the end of the free time',
    '免费时长过半及结束时向车主发送短信',
  ],
})

const defaults = {
  freeMinutes: 30,
  stepMinutes: 30,
  stepFen: 500,
  capFen: 6_000,
  timeWindow: ALL_DAY,
  graceMemberLevels: [],
  remind: 1,
} as const

/** All that people fill in for an occupy rule, with the fee of an example as it is typed (screens.md S045). */
export function OccupyRuleForm(props: RecordFormProps<OccupyRule>) {
  const say = useSay()
  const form = useRecordForm(OccupyRuleDraft, occupyRule, {
    ...props,
    texts: occupyRuleTexts,
    defaults: { ...defaults, graceMemberLevels: [] },
  })
  const [freeMinutes, stepMinutes, stepFen, capFen] = useWatch({
    control: form.methods.control,
    name: ['freeMinutes', 'stepMinutes', 'stepFen', 'capFen'],
  })
  const offered = (minutes: readonly number[]) =>
    minutes.map((count) => ({ value: count, label: say(words.minutes, { count }) }))
  // An empty field is no rule yet, which the preview says.
  const typed = (value: unknown) => (typeof value === 'number' ? value : -1)

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" wide />
      </FormSection>
      <FormSection title={say(words.fee)}>
        <SelectField of={form} name="freeMinutes" options={offered(PARKING_FREE_MINUTES)} />
        <SelectField of={form} name="stepMinutes" options={offered(PARKING_OVERTIME_STEPS)} />
        <MoneyField of={form} name="stepFen" digits={6} />
        <MoneyField of={form} name="capFen" digits={6} />
        <OccupyPreview
          className={styles.wide}
          rule={{
            freeMinutes: typed(Number(freeMinutes)),
            stepMinutes: typed(Number(stepMinutes)),
            stepFen: typed(stepFen),
            capFen: typed(capFen),
          }}
        />
      </FormSection>
      <FormSection title={say(words.who)}>
        <WindowField of={form} name="timeWindow" hint={say(words.outside)} />
        <SwitchField of={form} name="remind" hint={say(words.remind)} />
        <CheckboxGroupField of={form} name="graceMemberLevels" options={memberLevel} wide />
      </FormSection>
    </FormDrawer>
  )
}
