import { gun } from '@ampdeck/api/config/gun'
import { type StrategyForGun, strategyForGun } from '@ampdeck/api/config/strategy-for-gun'
import { strategyForGunTexts } from '@ampdeck/api/config/strategy-for-gun.texts'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { Day, Id, optional } from '@ampdeck/api/wire'
import { DateField } from '@ampdeck/ui/date-input'
import { SegmentField, SelectField } from '@ampdeck/ui/fields'
import type { Draft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { TariffClock } from '@ampdeck/ui/tariff-clock'
import { showMessage } from '@ampdeck/ui/toast'
import { TransferField } from '@ampdeck/ui/transfer-list'
import { WizardDrawer, type WizardStep } from '@ampdeck/ui/wizard'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useRead } from '../../../data/use-read.ts'
import { useCallForm } from '../../../form/use-call-form.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { stationSource } from '../../../list/station-source.ts'
import { PricePreview } from './price-preview.tsx'
import { useModels } from './use-models.ts'
import { WeekdayMaskField } from './weekday-mask.tsx'

const words = texts({
  title: ['Add gun strategy', '新增枪策略'],
  guns: ['Guns', '充电枪'],
  price: ['Price', '价格'],
  days: ['Days', '日期'],
  conflicts: ['Conflicts', '冲突'],
  bind: ['Bind', '绑定'],
  bound: ['{count} guns bound, {refused} skipped', '已绑定 {count} 把枪，跳过 {refused} 把'],
  everyDay: ['None: every day', '不选表示每天'],
  noEnd: ['Empty: no end date', '留空表示长期有效'],
  skip: ['Skip the gun', '跳过该枪'],
  replace: ['Delete the other strategy', '删除原策略'],
  gun: ['{pile} gun {letter}', '{pile} {letter} 枪'],
})

const EVERY_DAY = 127
const [SKIP, REPLACE] = [0, 1]

const WizardDraft = z
  .object({
    stationId: Id,
    gunIds: z.array(Id).min(1).max(500),
    costModelId: Id,
    chargeStrategyId: optional(Id),
    weekdayMask: z.int().min(1).max(EVERY_DAY),
    validFrom: Day,
    validTo: optional(Day),
    replace: z.literal([0, 1]),
  })
  .refine(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
    path: ['validTo'],
    message: 'date.order',
  })
type Values = z.input<typeof WizardDraft>

/** Which guns, which price, on which days, and what stands against it. */
export function GunStrategyWizard({ onDone }: RecordFormProps<StrategyForGun>) {
  const say = useSay()
  const form: Draft<Values> = useCallForm(strategyForGun.batchBind, WizardDraft, {
    texts: strategyForGunTexts,
    defaults: { gunIds: [], weekdayMask: EVERY_DAY, replace: SKIP as 0 },
    input: ({ stationId: _, replace, ...values }) => ({ ...values, replace: Number(replace) === REPLACE }),
    onDone: (saved) => {
      if (saved) {
        const counts = { count: saved.done.length, refused: saved.refused.length }
        showMessage({
          text: say(words.bound, counts),
          tone: counts.refused > 0 ? 'warning' : 'status',
        })
      }
      onDone(saved)
    },
  })
  const [costModelId] = useWatch({ control: form.methods.control, name: ['costModelId'] })
  const { models, options, strategies } = useModels()
  const model = models.find(({ id }) => id === Number(costModelId))

  const steps: readonly WizardStep<Values>[] = [
    {
      id: 'guns',
      title: say(words.guns),
      fields: ['stationId', 'gunIds'],
      children: <Guns of={form} />,
    },
    {
      id: 'price',
      title: say(words.price),
      fields: ['costModelId', 'chargeStrategyId'],
      children: (
        <>
          <SelectField of={form} name="costModelId" options={options} />
          <SelectField of={form} name="chargeStrategyId" options={strategies} />
          {model && <TariffClock label={`${model.code} v${model.version}`} periods={model.periods} />}
        </>
      ),
    },
    {
      id: 'days',
      title: say(words.days),
      fields: ['weekdayMask', 'validFrom', 'validTo'],
      children: (
        <>
          <WeekdayMaskField of={form} name="weekdayMask" hint={say(words.everyDay)} wide />
          <DateField of={form} name="validFrom" />
          <DateField of={form} name="validTo" hint={say(words.noEnd)} />
        </>
      ),
    },
  ]

  return (
    <WizardDrawer
      form={form}
      title={say(words.title)}
      steps={steps}
      summary={{ title: say(words.conflicts), children: () => <Conflicts of={form} /> }}
      saveLabel={say(words.bind)}
    />
  )
}

function Guns({ of }: { of: Draft<Values> }) {
  const say = useSay()
  const stationId = Number(useWatch({ control: of.methods.control, name: 'stationId' })) || 0
  const { data: guns } = useRead(gun.selectAll, { stationId }, { enabled: stationId > 0 })
  const options = useMemo(
    () =>
      (guns ?? []).map(({ id, pileCode, letter }) => ({
        value: id,
        label: say(words.gun, { pile: pileCode, letter: letterOf(letter) }),
      })),
    [guns, say],
  )

  return (
    <>
      <RecordField of={of} name="stationId" source={stationSource} wide />
      {guns && <TransferField key={stationId} of={of} name="gunIds" options={options} />}
    </>
  )
}

function Conflicts({ of }: { of: Draft<Values> }) {
  const say = useSay()
  const [gunIds, costModelId, weekdayMask, validFrom, validTo] = useWatch({
    control: of.methods.control,
    name: ['gunIds', 'costModelId', 'weekdayMask', 'validFrom', 'validTo'],
  })

  return (
    <>
      <SegmentField
        of={of}
        name="replace"
        options={[
          { value: SKIP, label: say(words.skip) },
          { value: REPLACE, label: say(words.replace) },
        ]}
      />
      <PricePreview
        of={{
          gunIds: [...(gunIds ?? [])],
          costModelId: Number(costModelId),
          weekdayMask,
          validFrom,
          validTo,
        }}
      />
    </>
  )
}
