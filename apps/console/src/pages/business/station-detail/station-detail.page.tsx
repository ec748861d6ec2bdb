import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { MINUTE } from '@ampdeck/api/time'
import { LinkButton } from '@ampdeck/ui/button'
import { DetailPage } from '@ampdeck/ui/detail'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { Loading } from '@ampdeck/ui/state-panel'
import { Tabs } from '@ampdeck/ui/tabs'
import { MapPin, Settings2 } from 'lucide-react'
import { useRead } from '../../../data/use-read.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { useMenu } from '../../../menu/menu-context.ts'
import { NotRead } from '../../../shell/not-read.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { useStationGuns } from '../../../station-monitor/use-station-guns.ts'
import { LiveAlarms } from './live-alarms.tsx'
import styles from './station-detail.module.css'
import { detailTexts as words } from './station-detail.texts.ts'
import { StationState, useLiveService, useStationFacts } from './station-facts.tsx'
import { TabContent } from './tab-content.tsx'
import { TariffPanel } from './tariff-panel.tsx'
import { type DetailAddress, detailTabs, useDetailAddress } from './use-detail-address.ts'

const tabNames = { ...words, guns: words.liveGuns }

/** One station: its guns and what can be stopped there, its load, orders, alarms and devices. */
export function Page() {
  const address = useDetailAddress()

  // Another station is another page: nothing of the one before stays.
  return <Station key={address.id} address={address} />
}

function Station({ address }: { address: DetailAddress }) {
  const say = useSay()
  const { language } = useLanguage()
  const head = usePageHead('StationMonitorDetail')
  const { pages } = useMenu()
  const [map, config] = ['stationMap', 'stationConfig'].map((page) =>
    pages.find((of) => of.id === page && of.isBuilt),
  )
  const { id } = address
  const reading = useRead(monitorStation.stationDetail, { id }, { refreshEvery: MINUTE })
  const { data, error } = reading
  useLiveRows(['order', 'alarm'], monitorStation.stationDetail)
  const guns = useStationGuns(id)
  const service = useLiveService(data, guns.store)
  const facts = useStationFacts(data, guns.store)
  const title = data && ((language === 'en' && data.nameEn) || data.name)
  usePageTab({
    title,
    state:
      service === serviceStatus.code.alarm
        ? { glyph: 'alarm', tone: 'warning', label: serviceStatus.label(service, language) }
        : undefined,
  })

  if (!data && error) return <NotRead of={reading} title={head.title} />
  if (!data) return <Loading />
  const counts: Partial<Record<string, number>> = {
    guns: data.gunCount,
    alarms: data.alarms,
    devices: data.pileCount,
  }
  return (
    <DetailPage
      breadcrumb={head.breadcrumb}
      title={title ?? ''}
      description={<StationState status={data.status} service={service} />}
      actions={
        <>
          <LiveLamp />
          {map && (
            <LinkButton href={`${map.url}?stations=${id}`} icon={<MapPin size={16} />}>
              {say(words.map)}
            </LinkButton>
          )}
          {config && (
            <LinkButton href={`${config.url}?id=${id}`} icon={<Settings2 size={16} />}>
              {say(words.configure)}
            </LinkButton>
          )}
        </>
      }
      facts={facts}
      aside={
        <>
          <TariffPanel tariff={data.tariff} />
          {address.tab !== 'alarms' && <LiveAlarms stationId={id} station={title ?? ''} cap={5} />}
        </>
      }
    >
      <Tabs
        label={say(words.parts)}
        tabs={detailTabs.map((tab) => ({ id: tab, label: say(tabNames[tab]), count: counts[tab] }))}
        current={address.tab}
        onChange={address.showTab}
      >
        <div className={styles.panel}>
          <TabContent address={address} guns={guns} station={data} title={title ?? ''} />
        </div>
      </Tabs>
    </DetailPage>
  )
}
