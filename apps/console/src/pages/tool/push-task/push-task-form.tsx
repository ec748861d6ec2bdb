import { firmware } from '@ampdeck/api/config/firmware'
import { type FirmwareTask, FirmwareTaskDraft, firmwareTask } from '@ampdeck/api/config/firmware-task'
import { firmwareTaskTexts } from '@ampdeck/api/config/firmware-task.texts'
import { firmwareState, firmwareTaskMode } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { DateTimeField } from '@ampdeck/ui/date-input'
import { NumberField, SelectField } from '@ampdeck/ui/fields'
import { type DraftSchema, FormDrawer, FormSection, useDraft } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { RecordsField } from '@ampdeck/ui/record-picker'
import type { FieldValues } from 'react-hook-form'
import { useCall } from '../../../data/use-call.ts'
import { useRead } from '../../../data/use-read.ts'
import { pileSource } from '../../../pile/pile-source.ts'

const words = texts({
  add: ['Add push task', '新增推送任务'],
  rateHint: ['So many piles are asked each minute', '每分钟最多下发的电桩数'],
  failHint: ['Beyond this share of failed piles no further one is asked', '失败占比超过后不再下发'],
})

const MOST_OFFERED = 1_000

/** A campaign: firmware, piles, time, and when it stops by itself. */
export function PushTaskForm({ onDone }: { onDone: (saved?: FirmwareTask) => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const save = useCall(firmwareTask.save)
  const offered = useRead(firmware.page, { state: firmwareState.code.released, pageSize: MOST_OFFERED })
  const form = useDraft<FieldValues, FirmwareTask>(FirmwareTaskDraft as unknown as DraftSchema<FieldValues>, {
    texts: firmwareTaskTexts,
    defaults: { mode: firmwareTaskMode.code.whenIdle, rateLimit: 20, maxFailPercent: 20 },
    submit: (values, idempotencyKey) => save(values as Parameters<typeof save>[0], { idempotencyKey }),
    onDone,
  })

  return (
    <FormDrawer form={form} title={say(words.add)}>
      <FormSection>
        <SelectField
          of={form}
          name="firmwareId"
          options={(offered.data?.records ?? []).map(({ id, name, versionNo }) => ({
            value: id,
            label: `${name} ${versionNo}`,
          }))}
        />
        <SelectField
          of={form}
          name="mode"
          options={firmwareTaskMode.codes.map((value) => ({
            value,
            label: firmwareTaskMode.label(value, language),
          }))}
        />
        <RecordsField of={form} name="pileIds" source={pileSource} />
        <DateTimeField of={form} name="startTime" />
        <NumberField of={form} name="rateLimit" hint={say(words.rateHint)} />
        <NumberField of={form} name="maxFailPercent" hint={say(words.failHint)} />
      </FormSection>
    </FormDrawer>
  )
}
