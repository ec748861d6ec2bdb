import { costModel } from '@ampdeck/api/config/cost-model'
import { type TimedTask, TimedTaskDraft, timedTask } from '@ampdeck/api/config/timed-task'
import { timedTaskTexts } from '@ampdeck/api/config/timed-task.texts'
import { timedTaskKind } from '@ampdeck/api/enumerations/strategy'
import { texts } from '@ampdeck/api/texts'
import { CycleField } from '@ampdeck/ui/cycle'
import { DateTimeField } from '@ampdeck/ui/date-input'
import { NumberField, SelectField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { type RecordSource, RecordsField } from '@ampdeck/ui/record-picker'
import { useWatch } from 'react-hook-form'
import { client } from '../../../data/client.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { stationSource } from '../../../list/station-source.ts'

const words = texts({
  add: ['Add timed task', '新增定时任务'],
  edit: ['Edit timed task', '编辑定时任务'],
  what: ['What it does', '任务内容'],
  when: ['When', '执行计划'],
  once: ['Instead of a cycle; the task ends after it', '与周期二选一；执行后任务结束'],
  left: [
    'Share of what the stations may draw; 100 lifts the limit',
    '占场站可用功率的比例；100 表示解除限制',
  ],
  drafts: ['Their newest draft is issued', '下发其最新草稿版本'],
})

const { publishPrices: PRICES, limitPower: LIMIT } = timedTaskKind.code
const defaults = { kind: timedTaskKind.code.syncClock, stationIds: [], costModelIds: [] }
const cycles = ['minutes', 'day', 'week', 'month'] as const

/** The billing models of the seller. */
const modelSource: RecordSource = {
  async search(text, _page, signal) {
    const { records, total } = await client(costModel.page, { name: text.trim(), pageSize: 50 }, { signal })
    return { rows: records.map(({ id, code, name }) => ({ id, label: code, detail: name })), total }
  },
  async resolve(ids, signal) {
    const { records } = await client(costModel.page, { pageSize: 100 }, { signal })
    return records
      .filter(({ id }) => ids.includes(id))
      .map(({ id, code, name }) => ({ id, label: code, detail: name }))
  },
}

export function TimedTaskForm(props: RecordFormProps<TimedTask>) {
  const say = useSay()
  const form = useRecordForm(TimedTaskDraft, timedTask, { ...props, texts: timedTaskTexts, defaults })
  const kind = Number(useWatch({ control: form.methods.control, name: 'kind' }))

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" />
        <TextField of={form} name="nameEn" />
      </FormSection>
      <FormSection title={say(words.what)}>
        <SelectField of={form} name="kind" options={timedTaskKind} readOnly={props.record !== undefined} />
        {kind === LIMIT && (
          <NumberField
            of={form}
            name="percent"
            unit="%"
            digits={{ whole: 3, decimals: 0 }}
            hint={say(words.left)}
          />
        )}
        {kind === PRICES ? (
          <RecordsField of={form} name="costModelIds" source={modelSource} hint={say(words.drafts)} wide />
        ) : (
          <RecordsField of={form} name="stationIds" source={stationSource} wide />
        )}
      </FormSection>
      <FormSection title={say(words.when)}>
        <CycleField of={form} name="cycle" kinds={cycles} wide />
        <DateTimeField of={form} name="runAt" hint={say(words.once)} />
        <TextAreaField of={form} name="remark" />
      </FormSection>
    </FormDrawer>
  )
}
