import { cityName, cityNameEn } from '@ampdeck/api/config/city'
import { hoursText } from '@ampdeck/api/config/opening-hours'
import { station } from '@ampdeck/api/config/station'
import { type StationConfig, stationConfig } from '@ampdeck/api/config/station-config'
import { stationConfigTexts } from '@ampdeck/api/config/station-config.texts'
import { operationType } from '@ampdeck/api/enumerations/equipment'
import { stationFacility } from '@ampdeck/api/enumerations/station-facility'
import { listed, localName } from '@ampdeck/api/texts'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useRead } from '../../../data/use-read.ts'
import { type ConfigField, configParts, configTexts as words } from './config-parts.ts'

/** One field as it is and as it will be, in words. */
export interface WordedChange {
  field: ConfigField
  label: string
  before: string
  after: string
}

type Values = Readonly<Partial<Record<string, unknown>>>

const FIELDS: readonly ConfigField[] = configParts.flatMap<ConfigField>(({ fields }) => fields)

/** What the fields of a configuration say, with the names of what they refer to. */
export function useConfigWords(of: Pick<StationConfig, 'operatingUnitId'> | undefined) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const isWanted = { enabled: of !== undefined }
  const { operatingUnits = [], costModels = [] } = useRead(station.choices, {}, isWanted).data ?? {}
  const { occupyRules = [] } = useRead(stationConfig.choices, {}, isWanted).data ?? {}

  const named = (found: { name: string; nameEn?: string | null } | undefined, id: unknown) =>
    found ? localName({ nameEn: null, ...found }, language) : String(id)

  /** What a field's value says; nothing where there is none. */
  const wordsOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    switch (field) {
      case 'operatingUnitId':
        return named(
          operatingUnits.find(({ id }) => id === value),
          value,
        )
      case 'occupyRuleId':
        return named(
          occupyRules.find(({ id }) => id === value),
          value,
        )
      case 'costModelId': {
        const model = costModels.find(({ id }) => id === value)
        return model ? `${model.code} v${model.version}` : String(value)
      }
      case 'operationType':
        return operationType.label(value as 1, language)
      case 'cityCode':
        return language === 'en' ? cityNameEn(String(value)) : cityName(String(value))
      case 'transformerW':
      case 'maxDemandW':
        return `${number(Number(value) / 1_000, 1)} kW`
      case 'isPublic':
        return say(value === 1 ? words.yes : words.no)
      case 'pictures':
        return Array.isArray(value) && value.length > 0 ? say(words.pictures, { count: value.length }) : ''
      case 'facilities':
        return listed(
          (value as 1[]).map((code) => stationFacility.label(code, language)),
          language,
        )
      case 'openingHours':
        return hoursText(value as string[], language)
      case 'lng':
      case 'lat':
        return `${value}°`
      default:
        return String(value)
    }
  }

  /** Where two states of a configuration differ. The text of the hours follows from the week. */
  const changesOf = (before: Values, after: Values): WordedChange[] =>
    FIELDS.filter((field) => field in after && textOf(before[field]) !== textOf(after[field])).map(
      (field) => ({
        field,
        label: say(stationConfigTexts[field]),
        before: wordsOf(field, before[field]),
        after: wordsOf(field, after[field]),
      }),
    )

  return { wordsOf, changesOf }
}

/** What is not set is null in the record, and empty in a form. */
const textOf = (value: unknown) => JSON.stringify(value === '' || value === undefined ? null : value)
