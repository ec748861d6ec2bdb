import { type ChargePlanTemplate, chargePlanTemplate } from '@ampdeck/api/config/charge-plan-template'
import { serverNow } from '@ampdeck/api/server-clock'
import { texts } from '@ampdeck/api/texts'
import { DAY, formatDate } from '@ampdeck/api/time'
import { DateField } from '@ampdeck/ui/date-input'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../data/use-action.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './charge-plan-template-list.tsx'

const words = texts({
  apply: ['Apply {name}', '应用{name}'],
  action: ['Apply', '应用'],
  effect: [
    'A draft is created and arranged for each of its weekdays within the seven days from this one on. Days that already have a plan stay unchanged.',
    '将为所选日期起七天内的对应星期各生成一份草稿并自动编排；已有计划的日期不变。',
  ],
  made: ['{count} plan created | {count} plans created', '已生成 {count} 份计划'],
})
const fields = texts({ day: ['From', '起始日期'] })
const Draft = z.object({ day: chargePlanTemplate.apply.input.shape.day })

const ChargePlanTemplateForm = lazyOf(
  () => import('./charge-plan-template-form.tsx'),
  'ChargePlanTemplateForm',
)

export function Page() {
  const list = useList<ChargePlanTemplate>(chargePlanTemplate.page, screen.filters)
  const form = useOpenForm<ChargePlanTemplate>(ChargePlanTemplateForm, chargePlanTemplate)
  const remove = useAction(chargePlanTemplate.delete)
  const [applying, setApplying] = useState<ChargePlanTemplate>()
  const on = {
    edit: form.edit,
    apply: setApplying,
    delete: ({ id }: ChargePlanTemplate) => remove({ id }),
  }

  return (
    <>
      <ListScreen id="chargePlan" {...screen} list={list} on={on} opens={form.addressOf}>
        <AddButton of={chargePlanTemplate.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {applying && <ApplyDialog template={applying} onClose={() => setApplying(undefined)} />}
    </>
  )
}

/** From which day on the week is planned. */
function ApplyDialog({ template, onClose }: { template: ChargePlanTemplate; onClose: () => void }) {
  const say = useSay()
  const form = useCallForm(chargePlanTemplate.apply, Draft, {
    texts: fields,
    defaults: { day: formatDate(serverNow() + DAY) },
    input: ({ day }) => ({ id: template.id, day }),
    said: (answer) => say(words.made, { count: answer.planIds.length }),
    onClose,
  })

  return (
    <FormDialog
      form={form}
      title={say(words.apply, { name: template.name })}
      action={say(words.action)}
      lead={say(words.effect)}
      onClose={onClose}
    >
      <DateField of={form} name="day" />
    </FormDialog>
  )
}
