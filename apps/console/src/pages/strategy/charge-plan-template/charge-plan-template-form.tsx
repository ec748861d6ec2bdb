import { chargePlanTexts } from '@ampdeck/api/config/charge-plan.texts'
import {
  type ChargePlanTemplate,
  ChargePlanTemplateDraft,
  chargePlanTemplate,
} from '@ampdeck/api/config/charge-plan-template'
import { weekday } from '@ampdeck/api/enumerations/tariff'
import { texts } from '@ampdeck/api/texts'
import { TimeField } from '@ampdeck/ui/date-input'
import { CheckboxGroupField, NumberField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { PlanCarFields } from '../../../charge-plan/plan-car-fields.tsx'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

const words = texts({
  add: ['Add plan template', '新增计划模板'],
  edit: ['Edit plan template', '编辑计划模板'],
  when: ['When', '时间'],
  hours: ['h', '小时'],
})

const defaults = {
  ...{ vehicleIds: [], weekdays: [1, 2, 3, 4, 5] as (typeof weekday.codes)[number][], hours: 14 },
  ...{ fromClock: '18:00', arrival: '19:00', leave: '06:00', startSoc: 20, targetSoc: 95 },
}

/** A fleet's week (screens.md S186). */
export function ChargePlanTemplateForm(props: RecordFormProps<ChargePlanTemplate>) {
  const say = useSay()
  const form = useRecordForm(ChargePlanTemplateDraft, chargePlanTemplate, {
    ...props,
    texts: chargePlanTexts,
    defaults,
  })

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" wide />
      </FormSection>
      <FormSection title={say(words.when)}>
        <CheckboxGroupField of={form} name="weekdays" options={weekday} wide />
        <TimeField of={form} name="fromClock" />
        <NumberField of={form} name="hours" unit={say(words.hours)} digits={{ whole: 2, decimals: 0 }} />
      </FormSection>
      <PlanCarFields form={form} />
    </FormDrawer>
  )
}
