import { type Firmware, firmware } from '@ampdeck/api/config/firmware'
import { type FirmwareTask, FirmwareTaskDraft, firmwareTask } from '@ampdeck/api/config/firmware-task'
import { firmwareTaskTexts as fields } from '@ampdeck/api/config/firmware-task.texts'
import type { InputOf } from '@ampdeck/api/contract'
import { firmwareState, firmwareTaskMode } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { DateTimeField } from '@ampdeck/ui/date-input'
import { NumberField, SelectField } from '@ampdeck/ui/fields'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { RecordsField } from '@ampdeck/ui/record-picker'
import { WizardDrawer, type WizardStep } from '@ampdeck/ui/wizard'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useRead } from '../../../data/use-read.ts'
import { useCallForm } from '../../../form/use-call-form.ts'
import { pileSourceOf } from '../../../pile/pile-source.ts'

const words = texts({
  add: ['Add push task', '新增推送任务'],
  firmware: ['Firmware', '固件'],
  piles: ['Piles', '电桩'],
  time: ['Time', '时间'],
  review: ['Review task', '核对任务'],
  push: ['Push to {count} pile | Push to {count} piles', '推送至 {count} 台电桩'],
  added: [
    'Push task added for {count} pile | Push task added for {count} piles',
    '已新增 {count} 台电桩的推送任务',
  ],
  release: ['Only released firmware can be pushed', '仅可推送已发布的固件'],
  fitting: ['Piles of the types that this firmware is for', '仅列出适用该固件的电桩类型'],
  rateHint: ['At most this many piles are asked each minute', '每分钟最多下发的电桩数'],
  failHint: ['Above this share of failed piles no further ones are asked', '失败占比超过后不再下发'],
  pileCount: ['{count} pile | {count} piles', '{count} 台电桩'],
})

const MAX_OFFERED = 1_000
const { whenIdle, atTime } = firmwareTaskMode.code

type Values = z.input<typeof FirmwareTaskDraft>

/** A campaign in four steps: firmware, piles, time, and all of it once more (screens.md S215). */
export function PushTaskWizard({ onDone }: { onDone: (saved?: FirmwareTask) => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const offered = useRead(firmware.page, { state: firmwareState.code.released, pageSize: MAX_OFFERED })
  const form = useCallForm(firmwareTask.save, FirmwareTaskDraft, {
    texts: fields,
    defaults: { mode: whenIdle, rateLimit: 20, maxFailPercent: 20, pileIds: [] },
    input: (values) => values as InputOf<typeof firmwareTask.save>,
    said: (saved) => say(words.added, { count: saved.total }),
    onDone,
  })
  const [firmwareId, pileIds = [], mode] = useWatch({
    control: form.methods.control,
    name: ['firmwareId', 'pileIds', 'mode'],
  })
  const all = offered.data?.records ?? []
  const pileTypeIds = all.find(({ id }) => id === firmwareId)?.pileTypeIds.join()
  const source = useMemo(
    () => pileSourceOf(pileTypeIds ? { pileTypeId: pileTypeIds.split(',').map(Number) } : {}),
    [pileTypeIds],
  )
  const summaryOf = useSummaries(all)

  const steps: readonly WizardStep<Values>[] = [
    {
      id: 'firmware',
      title: say(words.firmware),
      fields: ['firmwareId'],
      children: (
        <SelectField
          of={form}
          name="firmwareId"
          hint={say(words.release)}
          options={all.map((one) => ({ value: one.id, label: nameOf(one) }))}
        />
      ),
      summary: summaryOf.firmware,
    },
    {
      id: 'piles',
      title: say(words.piles),
      fields: ['pileIds'],
      children: <RecordsField of={form} name="pileIds" source={source} hint={say(words.fitting)} />,
      summary: summaryOf.piles,
    },
    {
      id: 'time',
      title: say(words.time),
      fields: ['mode', 'startTime', 'rateLimit', 'maxFailPercent'],
      children: (
        <>
          <SelectField
            of={form}
            name="mode"
            options={firmwareTaskMode.codes.map((value) => ({
              value,
              label: firmwareTaskMode.label(value, language),
            }))}
          />
          {mode === atTime && <DateTimeField of={form} name="startTime" />}
          <NumberField of={form} name="rateLimit" hint={say(words.rateHint)} />
          <NumberField of={form} name="maxFailPercent" hint={say(words.failHint)} />
        </>
      ),
      summary: summaryOf.time,
    },
  ]

  return (
    <WizardDrawer
      form={form}
      title={say(words.add)}
      steps={steps}
      summary={{ title: say(words.review), children: () => null }}
      saveLabel={say(words.push, { count: pileIds.length })}
    />
  )
}

const nameOf = ({ name, versionNo }: Firmware) => `${name} ${versionNo}`

/** What the last step says of each. */
function useSummaries(all: readonly Firmware[]) {
  const say = useSay()
  const { minute } = useFormats()
  const { language } = useLanguage()

  return {
    firmware: ({ firmwareId }: Values) => {
      const chosen = all.find(({ id }) => id === firmwareId)
      return [{ label: say(fields.firmwareId), value: chosen && nameOf(chosen) }]
    },
    piles: ({ pileIds = [] }: Values) => [
      { label: say(fields.pileIds), value: say(words.pileCount, { count: pileIds.length }) },
    ],
    time: ({ mode, startTime, rateLimit, maxFailPercent }: Values) => [
      { label: say(fields.mode), value: firmwareTaskMode.label(mode, language) },
      ...(mode === atTime && startTime ? [{ label: say(fields.startTime), value: minute(startTime) }] : []),
      { label: say(fields.rateLimit), value: String(rateLimit) },
      { label: say(fields.maxFailPercent), value: `${maxFailPercent} %` },
    ],
  }
}
