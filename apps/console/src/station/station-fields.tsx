import { capitals, cityTree, placeNear } from '@ampdeck/api/config/city'
import { costModel } from '@ampdeck/api/config/cost-model'
import { station } from '@ampdeck/api/config/station'
import type { StationSetUp } from '@ampdeck/api/config/station-set-up'
import { operationType } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { NumberField, SelectField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import type { Draft } from '@ampdeck/ui/form'
import { PictureListField } from '@ampdeck/ui/image-upload'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { MapPointField } from '@ampdeck/ui/map-point'
import { TariffClock } from '@ampdeck/ui/tariff-clock'
import { TreeField } from '@ampdeck/ui/tree-select'
import { useWatch } from 'react-hook-form'
import { client } from '../data/client.ts'
import { useRead } from '../data/use-read.ts'
import styles from './station-fields.module.css'

const words = texts({
  place: ['Place of the station', '场站位置'],
  tariff: ['Tariff {name}', '电价 {name}'],
})

export interface StationFieldsProps {
  of: Draft<StationSetUp>
}

/** Sends a picture and gives its address; saving the station puts it to use. */
async function sendPicture(file: File, on: { signal: AbortSignal; onProgress: (part: number) => void }) {
  return { url: await client(station.uploadPicture, { file }, on) }
}

/** What a station is called and who runs it. */
export function BaseFields({ of }: StationFieldsProps) {
  const { language } = useLanguage()
  const { operatingUnits = [] } = useRead(station.choices, {}).data ?? {}

  return (
    <>
      <TextField of={of} name="code" />
      <TextField of={of} name="name" />
      <TextField of={of} name="nameEn" />
      <SelectField
        of={of}
        name="operatingUnitId"
        options={operatingUnits.map((unit) => ({
          value: unit.id,
          label: (language === 'en' && unit.nameEn) || unit.name,
        }))}
      />
      <SelectField of={of} name="operationType" options={operationType} />
      <TextField of={of} name="servicePhone" type="tel" />
    </>
  )
}

/** Pictures of the station, the first of which stands for it. */
export function PicturesField({ of }: StationFieldsProps) {
  return <PictureListField of={of} name="pictures" upload={sendPicture} />
}

/** What opens the form of a station: its name, who runs it, its hours and pictures. */
export function ProfileFields({ of }: StationFieldsProps) {
  return (
    <>
      <BaseFields of={of} />
      <TextField of={of} name="businessHours" />
      <PicturesField of={of} />
    </>
  )
}

/** Where a station is: the city by its province, then the place on a map that begins there. */
export function LocationFields({ of }: StationFieldsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const cityCode = useWatch({ control: of.methods.control, name: 'cityCode' })
  const { cities = [] } = useRead(station.choices, {}).data ?? {}
  const own = cities.find(({ code }) => code === cityCode)

  return (
    <>
      <TreeField of={of} name="cityCode" nodes={cityTree(language)} leavesOnly />
      <TextField of={of} name="address" />
      <MapPointField
        key={own ? `${cityCode}-own` : cityCode}
        of={of}
        lng="lng"
        lat="lat"
        label={say(words.place)}
        near={own ?? placeNear(cityCode ?? '')}
        marks={capitals(language)}
      />
    </>
  )
}

/** By which tariff a station charges, with its day. */
export function ModelField({ of }: StationFieldsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const models = useRead(costModel.selectAll, {}).data ?? []
  const chosen = useWatch({ control: of.methods.control, name: 'costModelId' })
  const model = models.find(({ id }) => id === chosen)

  return (
    <>
      <SelectField
        of={of}
        name="costModelId"
        wide
        options={models.map(({ id, code, name, version }) => ({
          value: id,
          label: language === 'en' ? `${code} v${version}` : `${code} v${version} · ${name}`,
        }))}
      />
      {model && (
        <TariffClock
          className={styles.clock}
          label={say(words.tariff, { name: `${model.code} v${model.version}` })}
          periods={model.periods}
          legend
        />
      )}
    </>
  )
}

/** What parking costs, in words. */
export function ParkingFeeField({ of }: StationFieldsProps) {
  return <TextAreaField of={of} name="parkingFee" wide />
}

/** What a charge and what parking cost. */
export function PriceFields({ of }: StationFieldsProps) {
  return (
    <>
      <ModelField of={of} />
      <ParkingFeeField of={of} />
    </>
  )
}

/** The supply of a station. */
export function SupplyFields({ of }: StationFieldsProps) {
  return <NumberField of={of} name="transformerW" unit="kW" scale={1_000} />
}
