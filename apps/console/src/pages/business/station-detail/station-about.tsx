import { stationTexts as words } from '@ampdeck/api/config/station.texts'
import { operationType, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { listed } from '@ampdeck/api/texts'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useAddress } from '../../../menu/use-address.ts'
import { detailTexts } from './station-detail.texts.ts'
import type { StationRead } from './station-facts.tsx'

/** What the station is, as it was entered. */
export function StationAbout({ of }: { of: StationRead }) {
  const say = useSay()
  const { language } = useLanguage()
  const inEnglish = language === 'en'

  return (
    <Panel title={say(detailTexts.details)}>
      <DescriptionList
        items={[
          { label: say(words.name), value: of.name },
          { label: say(words.nameEn), value: of.nameEn },
          { label: say(words.status), value: <StatusBadge of={stationStatus} code={of.status} /> },
          { label: say(words.operationType), value: operationType.label(of.operationType, language) },
          {
            label: say(words.operatingUnitId),
            value: (inEnglish && of.operatingUnitNameEn) || of.operatingUnitName,
          },
          {
            label: say(words.cityCode),
            value: inEnglish ? of.cityNameEn : of.cityName,
          },
          { label: say(words.address), value: of.address },
          {
            label: listed([say(words.lng), say(words.lat)], inEnglish ? 'en' : 'zh-CN'),
            value: `${of.lng}, ${of.lat}`,
          },
          { label: say(words.openTime), value: of.openTime },
          { label: say(words.businessHours), value: of.businessHours },
          { label: say(words.servicePhone), value: of.servicePhone },
          { label: say(words.parkingFee), value: of.parkingFee },
          { label: say(detailTexts.rules), value: <RuleLinks stationId={of.id} /> },
          { label: say(words.remark), value: of.remark },
          { label: say(words.updateTime), value: of.updateTime },
        ]}
      />
    </Panel>
  )
}

const rulePages = [
  { page: 'occupyRule', text: detailTexts.occupyRules },
  { page: 'siteDiscount', text: detailTexts.siteDiscounts },
  { page: 'gunStrategy', text: detailTexts.gunStrategies },
] as const

/** The ways to the rules that hold at a station, as far as the reader has their pages. */
function RuleLinks({ stationId }: { stationId: number }) {
  const say = useSay()
  const addressOf = useAddress()
  const links = rulePages.flatMap(({ page, text }) => {
    const url = addressOf(page)
    return url ? [{ to: `${url}?stationId=${stationId}`, text: say(text) }] : []
  })
  if (links.length === 0) return '–'
  return links.map(({ to, text }, index) => (
    <Fragment key={to}>
      {index > 0 && ' · '}
      <Link to={to}>{text}</Link>
    </Fragment>
  ))
}
