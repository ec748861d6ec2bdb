import { type ChargePlan, ChargePlanDraft, chargePlan } from '@ampdeck/api/config/charge-plan'
import { chargePlanTexts } from '@ampdeck/api/config/charge-plan.texts'
import { planCycle } from '@ampdeck/api/enumerations/plan'
import { serverNow } from '@ampdeck/api/server-clock'
import { texts } from '@ampdeck/api/texts'
import { formatTimestamp, HOUR } from '@ampdeck/api/time'
import { DateTimeField } from '@ampdeck/ui/date-input'
import { NumberField, SegmentField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { PlanCarFields } from '../../../charge-plan/plan-car-fields.tsx'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

const words = texts({
  add: ['Add charging plan', '新增充电计划'],
  edit: ['Edit charging plan', '编辑充电计划'],
  when: ['When', '时间'],
  hours: ['h', '小时'],
})

/** The next full hour. */
const soon = () => formatTimestamp(Math.ceil(serverNow() / HOUR) * HOUR)

/** What people fill in for a plan (screens.md S075); it is arranged when it is saved. */
export function PlanForm(props: RecordFormProps<ChargePlan>) {
  const say = useSay()
  const defaults = {
    ...{ vehicleIds: [], hours: 14, cycle: planCycle.code.once, fromTime: soon() },
    ...{ arrival: '19:00', leave: '06:00', startSoc: 20, targetSoc: 95 },
  }
  const form = useRecordForm(ChargePlanDraft, chargePlan, { ...props, texts: chargePlanTexts, defaults })

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" wide />
      </FormSection>
      <FormSection title={say(words.when)}>
        <DateTimeField of={form} name="fromTime" />
        <NumberField of={form} name="hours" unit={say(words.hours)} digits={{ whole: 2, decimals: 0 }} />
        <SegmentField of={form} name="cycle" options={planCycle} />
      </FormSection>
      <PlanCarFields form={form} />
    </FormDrawer>
  )
}
