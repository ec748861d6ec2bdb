import { type StationRow, station } from '@ampdeck/api/config/station'
import { stationTexts as words } from '@ampdeck/api/config/station.texts'
import { operationType, serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList, DetailPage, Panel } from '@ampdeck/ui/detail'
import { Power } from '@ampdeck/ui/figure'
import { GunBar } from '@ampdeck/ui/gun-bar'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { Loading } from '@ampdeck/ui/state-panel'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useSearchParams } from 'react-router-dom'
import { useRead } from '../../../data/use-read.ts'
import { NotRead } from '../../../shell/not-read.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { EnergyToday } from './energy-today.tsx'
import { GunLegend } from './gun-legend.tsx'
import { Tariff } from './tariff.tsx'

const titles = texts({
  guns: ['Guns', '充电枪'],
  details: ['Details', '详细信息'],
})

/** One station: what it is, how its guns are, what it charges. */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const head = usePageHead('StationMonitorDetail')
  const { data, error, refetch } = useRead(station.get, { id: Number(search.get('id')) })
  const title = data && ((language === 'en' && data.nameEn) || data.name)
  const isInAlarm = data?.serviceStatus === serviceStatus.code.alarm
  usePageTab({
    title,
    state: isInAlarm
      ? { glyph: 'alarm', tone: 'warning', label: serviceStatus.label(data.serviceStatus, language) }
      : undefined,
  })

  if (error) return <NotRead error={error} title={head.title} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <DetailPage
      breadcrumb={head.breadcrumb}
      title={title ?? ''}
      description={<StatusBadge of={serviceStatus} code={data.serviceStatus} look="tinted" />}
      facts={[
        { label: say(words.code), value: data.code },
        { label: say(words.transformerW), value: <Power w={data.transformerW} /> },
        { label: say(words.pileCount), value: data.pileCount },
        { label: say(words.gunCount), value: data.gunCount },
        { label: say(words.costModelId), value: data.costModelName ?? '–' },
      ]}
      aside={<Tariff costModelId={data.costModelId ?? null} />}
    >
      <Panel title={say(titles.guns)}>
        <GunBar counts={data.guns} />
        <GunLegend counts={data.guns} />
      </Panel>
      <EnergyToday stationId={data.id} />
      <Panel title={say(titles.details)}>
        <StationDetails of={data} />
      </Panel>
    </DetailPage>
  )
}

function StationDetails({ of }: { of: StationRow }) {
  const say = useSay()
  const { language } = useLanguage()
  const inEnglish = language === 'en'

  return (
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
        { label: say(words.cityCode), value: `${inEnglish ? of.cityNameEn : of.cityName} (${of.cityCode})` },
        { label: say(words.address), value: of.address },
        { label: `${say(words.lng)}, ${say(words.lat)}`, value: `${of.lng}, ${of.lat}` },
        { label: say(words.openTime), value: of.openTime },
        { label: say(words.businessHours), value: of.businessHours },
        { label: say(words.servicePhone), value: of.servicePhone },
        { label: say(words.parkingFee), value: of.parkingFee },
        { label: say(words.remark), value: of.remark },
        { label: say(words.updateTime), value: of.updateTime },
      ]}
    />
  )
}
