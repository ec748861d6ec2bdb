import { cityName, cityNameEn } from '@ampdeck/api/config/city'
import { costModel } from '@ampdeck/api/config/cost-model'
import { pile } from '@ampdeck/api/config/pile'
import { pileType } from '@ampdeck/api/config/pile-type'
import { type StationRow, station, switchingOf } from '@ampdeck/api/config/station'
import { stationTexts } from '@ampdeck/api/config/station.texts'
import { lacksOf, type OpeningFailure } from '@ampdeck/api/config/station-opening'
import { StationSetUp, stationSetUp } from '@ampdeck/api/config/station-set-up'
import { operationType, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { labelled, listed, type Text } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { DateField } from '@ampdeck/ui/date-input'
import { SegmentField, SwitchField, TextAreaField } from '@ampdeck/ui/fields'
import type { Draft } from '@ampdeck/ui/form'
import { useGrants } from '@ampdeck/ui/gate'
import { Glyph } from '@ampdeck/ui/glyph'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { WizardDrawer, type WizardStep } from '@ampdeck/ui/wizard'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../data/use-read.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { LocationFields, PriceFields, ProfileFields, SupplyFields } from '../../../station/station-fields.tsx'
import { stepFields } from '../../../station/step-fields.ts'
import { countOf, NewPilesField, typeNameOf } from './new-piles-field.tsx'
import styles from './station.module.css'
import { stepTexts } from './station.texts.ts'

const { open, building } = stationStatus.code

const defaults = {
  status: building,
  transformerW: 0,
  isPublic: 1,
  piles: [],
  pictures: [],
} satisfies Partial<StationSetUp>

/** Where what a station lacks is filled in, and what is said of it. */
const lackAt: Readonly<Record<OpeningFailure, { step: 'equipment' | 'price'; text: Text }>> = {
  'station.noTransformer': { step: 'equipment', text: stepTexts.noTransformer },
  'station.noPile': { step: 'equipment', text: stepTexts.noPile },
  'station.noPrice': { step: 'price', text: stepTexts.noPrice },
}

/** A new station from base to publish, saved in one call with its piles (screens.md S035). */
export function StationWizard(props: RecordFormProps<StationRow>) {
  const say = useSay()
  const { may } = useGrants()
  const form = useRecordForm<StationSetUp, StationRow>(
    StationSetUp,
    { save: stationSetUp.setUp, update: station.update },
    { ...props, texts: stationTexts, defaults: { ...defaults, piles: [], pictures: [] } },
  )
  const status = useWatch({ control: form.methods.control, name: 'status' })
  const summaries = useSummaries()

  const steps: readonly WizardStep<StationSetUp>[] = [
    {
      id: 'base',
      title: say(stepTexts.base),
      fields: stepFields.profile,
      children: <ProfileFields of={form} />,
      summary: summaries.base,
    },
    {
      id: 'location',
      title: say(stepTexts.location),
      fields: stepFields.location,
      children: <LocationFields of={form} />,
      summary: summaries.location,
    },
    {
      id: 'equipment',
      title: say(stepTexts.equipment),
      fields: ['transformerW', 'piles'],
      children: (
        <>
          <SupplyFields of={form} />
          {may(pile.save) ? (
            <NewPilesField of={form} />
          ) : (
            <p className={styles.note}>{say(stepTexts.noRight)}</p>
          )}
        </>
      ),
      summary: summaries.equipment,
    },
    {
      id: 'price',
      title: say(stepTexts.price),
      fields: stepFields.price,
      children: <PriceFields of={form} />,
      summary: summaries.price,
    },
  ]

  return (
    <WizardDrawer
      form={form}
      title={say(stepTexts.add)}
      steps={steps}
      summary={{
        title: say(stepTexts.publish),
        children: (go) => <PublishFields of={form} onStep={go} />,
      }}
      saveLabel={say(status === open ? stepTexts.saveOpen : stepTexts.saveLater)}
    />
  )
}

/** When it opens and who finds it. What it lacks is named, with the way to the step where it is filled in. */
function PublishFields({ of, onStep }: { of: Draft<StationSetUp>; onStep: (step: string) => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const { may } = useGrants()
  const { control, setValue } = of.methods
  const [costModelId, transformerW = 0, piles = [], status] = useWatch({
    control,
    name: ['costModelId', 'transformerW', 'piles', 'status'],
  })
  const lacks = lacksOf({ costModelId, transformerW, pileCount: countOf(piles) })
  const mayOpen = may(switchingOf('enable'))
  const isBlocked = lacks.length > 0

  useEffect(() => {
    if (isBlocked && status === open) setValue('status', building)
  }, [isBlocked, status, setValue])

  return (
    <>
      {isBlocked && (
        <section className={styles.lacks} aria-label={say(stepTexts.blocked)}>
          <h4>
            <Glyph name="alarm" tone="warning" size={14} />
            {say(stepTexts.blocked)}
          </h4>
          <ul>
            {lacks.map((lack) => {
              const { step, text } = lackAt[lack]
              return (
                <li key={lack}>
                  {say(text)}
                  <Button
                    size="small"
                    look="plain"
                    aria-label={labelled(
                      say(stepTexts.go, { step: say(stepTexts[step]) }),
                      say(text),
                      language,
                    )}
                    onClick={() => onStep(step)}
                  >
                    {say(stepTexts.go, { step: say(stepTexts[step]) })}
                  </Button>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {mayOpen && (
        <SegmentField
          of={of}
          name="status"
          label={say(stepTexts.opening)}
          disabled={isBlocked}
          options={[
            { value: building, label: say(stepTexts.later) },
            { value: open, label: say(stepTexts.now) },
          ]}
        />
      )}
      <DateField of={of} name="openTime" />
      <SwitchField of={of} name="isPublic" />
      <TextAreaField of={of} name="remark" wide />
    </>
  )
}

/** What the last page says of each step. */
function useSummaries() {
  const say = useSay()
  const formats = useFormats()
  const { language } = useLanguage()
  const { operatingUnits = [] } = useRead(station.choices, {}).data ?? {}
  const types = useRead(pileType.selectAll, {}).data ?? []
  const models = useRead(costModel.selectAll, {}).data ?? []
  const item = (name: keyof typeof stationTexts, value: string | null | undefined) => ({
    label: say(stationTexts[name]),
    value,
  })

  return {
    base: (of: StationSetUp) => {
      const unit = operatingUnits.find(({ id }) => id === of.operatingUnitId)
      return [
        item('code', of.code),
        item('name', of.name),
        item('operatingUnitId', (language === 'en' && unit?.nameEn) || unit?.name),
        item('operationType', operationType.label(of.operationType, language)),
        ...((of.pictures ?? []).length > 0 ? [item('pictures', String(of.pictures?.length))] : []),
      ]
    },
    location: (of: StationSetUp) => [
      item('cityCode', language === 'en' ? cityNameEn(of.cityCode) : cityName(of.cityCode)),
      item('address', of.address),
      item('lng', `${of.lng}°`),
      item('lat', `${of.lat}°`),
    ],
    equipment: (of: StationSetUp) => [
      item('transformerW', `${formats.number((of.transformerW ?? 0) / 1_000)} kW`),
      item(
        'pileCount',
        listed(
          (of.piles ?? []).map(
            ({ pileTypeId, count }) => `${typeNameOf(types, pileTypeId, language)} × ${count}`,
          ),
          language,
        ),
      ),
    ],
    price: (of: StationSetUp) => {
      const model = models.find(({ id }) => id === of.costModelId)
      return [
        item('costModelId', model && `${model.code} v${model.version}`),
        item('parkingFee', of.parkingFee),
      ]
    },
  }
}
