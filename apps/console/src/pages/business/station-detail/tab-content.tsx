import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { Empty, Loading } from '@ampdeck/ui/state-panel'
import type { StationGuns } from '../../../station-monitor/use-station-guns.ts'
import { GunPanel } from './gun-panel.tsx'
import { LiveAlarms } from './live-alarms.tsx'
import { LoadPanel } from './load-panel.tsx'
import { StationAbout } from './station-about.tsx'
import { detailTexts as words } from './station-detail.texts.ts'
import type { StationRead } from './station-facts.tsx'
import { StopDialog } from './stop-dialog.tsx'
import { StopResults } from './stop-results.tsx'
import type { DetailAddress } from './use-detail-address.ts'
import { useRemoteStop } from './use-remote-stop.ts'

const StationOrders = lazyOf(() => import('./station-orders.tsx'), 'StationOrders', <Loading />)
const StationDevices = lazyOf(() => import('./station-devices.tsx'), 'StationDevices', <Loading />)
const StationMeters = lazyOf(() => import('./station-meters.tsx'), 'StationMeters', <Loading />)

interface TabContentProps {
  address: DetailAddress
  guns: StationGuns
  station: StationRead
  title: string
}

/** What stands below the chosen tab. */
export function TabContent({ address, guns, station, title }: TabContentProps) {
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
