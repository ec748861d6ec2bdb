import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { LinkButton } from '@ampdeck/ui/button'
import { DetailPage } from '@ampdeck/ui/detail'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { Empty, Loading } from '@ampdeck/ui/state-panel'
import { Tabs } from '@ampdeck/ui/tabs'
import { MapPin } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useRead } from '../../../data/use-read.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { useMenu } from '../../../menu/menu-context.ts'
import { NotRead } from '../../../shell/not-read.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { type StationGuns, useStationGuns } from '../../../station-monitor/use-station-guns.ts'
import { GunPanel } from './gun-panel.tsx'
import { LiveAlarms } from './live-alarms.tsx'
import { LoadPanel } from './load-panel.tsx'
import { StationAbout } from './station-about.tsx'
import styles from './station-detail.module.css'
import { detailTexts as words } from './station-detail.texts.ts'
import { type StationRead, StationState, useLiveService, useStationFacts } from './station-facts.tsx'
import { StopDialog } from './stop-dialog.tsx'
import { StopResults } from './stop-results.tsx'
import { TariffPanel } from './tariff-panel.tsx'
import { type DetailAddress, detailTabs, useDetailAddress } from './use-detail-address.ts'
import { useRemoteStop } from './use-remote-stop.ts'

const StationOrders = lazy(async () => ({ default: (await import('./station-orders.tsx')).StationOrders }))
const StationDevices = lazy(async () => ({ default: (await import('./station-devices.tsx')).StationDevices }))
const StationMeters = lazy(async () => ({ default: (await import('./station-meters.tsx')).StationMeters }))

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
  const map = useMenu().pages.find(({ id, isBuilt }) => id === 'stationMap' && isBuilt)
  const { id } = address
  const { data, error, refetch, dataUpdatedAt } = useRead(
    monitorStation.stationDetail,
    { id },
    { refreshEvery: MINUTE },
  )
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

  if (!data && error) return <NotRead error={error} title={head.title} onRetry={() => void refetch()} />
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
        </>
      }
      facts={facts}
      aside={
        <>
          <TariffPanel tariff={data.tariff} ahead={parseTimestamp(data.at) - dataUpdatedAt} />
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
          <Suspense fallback={<Loading />}>
            <TabContent address={address} guns={guns} station={data} title={title ?? ''} />
          </Suspense>
        </div>
      </Tabs>
    </DetailPage>
  )
}

interface TabContentProps {
  address: DetailAddress
  guns: StationGuns
  station: StationRead
  title: string
}

function TabContent({ address, guns, station, title }: TabContentProps) {
  const say = useSay()
  const stop = useRemoteStop(guns)
  const { id, tariff } = station
  const periods = tariff?.periods ?? []

  switch (address.tab) {
    case 'guns':
      return (
        <>
          {stop.order && <StopResults order={stop.order} stop={stop} />}
          <LoadPanel stationId={id} periods={periods} />
          <GunPanel name={title} guns={guns} address={address} stop={stop} />
          <StopDialog stop={stop} store={guns.store} />
        </>
      )
    case 'load':
      return <LoadPanel stationId={id} periods={periods} height={320} />
    case 'orders':
      return <StationOrders stationId={id} />
    case 'alarms':
      return <LiveAlarms stationId={id} station={title} />
    case 'devices':
      return (
        <>
          <StationAbout of={station} />
          <StationDevices store={guns.store} read={guns.read} />
        </>
      )
    case 'meters':
      return <StationMeters stationId={id} />
    case 'gates':
      return <Empty title={say(words.noGates)} text={say(words.noPvText)} />
  }
}
