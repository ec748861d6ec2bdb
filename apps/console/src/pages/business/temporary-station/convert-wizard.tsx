import type { StationRow } from '@ampdeck/api/config/station'
import { StationSetUp } from '@ampdeck/api/config/station-set-up'
import { type TemporaryStation, temporaryStation } from '@ampdeck/api/config/temporary-station'
import { temporaryStationTexts as fields } from '@ampdeck/api/config/temporary-station.texts'
import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { localName, texts } from '@ampdeck/api/texts'
import { SwitchField, TextAreaField } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { WizardDrawer, type WizardStep } from '@ampdeck/ui/wizard'
import { useWatch } from 'react-hook-form'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { LocationFields, PriceFields, ProfileFields, SupplyFields } from '../../../station/station-fields.tsx'
import { stepFields } from '../../../station/step-fields.ts'
import styles from './temporary-station.module.css'
import { missingOf } from './temporary-station-list.tsx'

const words = texts({
  title: ['Convert {name} to a regular station', '将{name}转为正式场站'],
  save: ['Convert to regular', '转为正式'],
  missing: ['Still missing: {fields}', '待补充：{fields}'],
  base: ['Base', '基础信息'],
  location: ['Location', '位置'],
  supply: ['Supply', '供电'],
  price: ['Price', '计费'],
  publish: ['Publish', '发布'],
  follows: [
    'Its status becomes under construction; open it in the station list. Its {count} pile becomes regular too. | Its status becomes under construction; open it in the station list. Its {count} piles become regular too.',
    '转为正式后状态为建设中，可在场站列表中开放；其 {count} 台电桩一并转为正式。',
  ],
  lacks: ['Without a transformer and a billing model it cannot open', '未填写变压器容量和计费模型时无法开放'],
})

interface ConvertWizardProps extends Omit<RecordFormProps<StationRow>, 'record'> {
  record: TemporaryStation
}

/** What a regular station needs, step by step; what the temporary one lacks is named at the top. */
export function ConvertWizard({ record, ...props }: ConvertWizardProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { missing: _, ...known } = record
  const start = {
    ...known,
    address: known.address ?? '',
    lng: known.lng ?? undefined,
    lat: known.lat ?? undefined,
    ...{
      isPublic: 1 as const,
      status: stationStatus.code.building,
      pictures: [],
      facilities: [],
      openingHours: [],
    },
  }
  const form = useRecordForm<StationSetUp, typeof start & { id: number; version: number }>(
    StationSetUp,
    { save: temporaryStation.convert, update: temporaryStation.convert },
    { ...props, record: start, texts: fields, isKept: false },
  )
  const [costModelId, transformerW = 0] = useWatch({
    control: form.methods.control,
    name: ['costModelId', 'transformerW'],
  })
  const lead =
    record.missing.length > 0 ? (
      <p className={styles.missing}>{say(words.missing, { fields: missingOf(record, language) })}</p>
    ) : null

  const steps: readonly WizardStep<StationSetUp>[] = [
    {
      id: 'base',
      title: say(words.base),
      fields: stepFields.profile,
      children: (
        <>
          {lead}
          <ProfileFields of={form} />
        </>
      ),
    },
    {
      id: 'location',
      title: say(words.location),
      fields: stepFields.location,
      children: <LocationFields of={form} />,
    },
    {
      id: 'supply',
      title: say(words.supply),
      fields: ['transformerW'],
      children: <SupplyFields of={form} />,
    },
    {
      id: 'price',
      title: say(words.price),
      fields: stepFields.price,
      children: <PriceFields of={form} />,
    },
  ]

  return (
    <WizardDrawer
      form={form}
      title={say(words.title, { name: localName(record, language) })}
      steps={steps}
      saveLabel={say(words.save)}
      summary={{
        title: say(words.publish),
        children: () => (
          <>
            <p className={styles.wide}>{say(words.follows, { count: record.pileCount })}</p>
            {(transformerW <= 0 || costModelId == null) && (
              <p className={styles.missing}>{say(words.lacks)}</p>
            )}
            <SwitchField of={form} name="isPublic" />
            <TextAreaField of={form} name="remark" wide />
          </>
        ),
      }}
    />
  )
}
