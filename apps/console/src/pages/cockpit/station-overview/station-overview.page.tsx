import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { MINUTE } from '@ampdeck/api/time'
import { useRead } from '../../../data/use-read.ts'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { CityChips } from '../../../station-monitor/city-chips.tsx'
import { MonitorBoard, useBoardAddress } from '../../../station-monitor/monitor-board.tsx'

/** Every station by its service status, the worst first. */
export function Page() {
  const head = usePageHead('stationMonitorOverview')
  const address = useBoardAddress()
  const reading = useRead(monitorStation.stationBoard, {}, { refreshEvery: MINUTE })
  const { data } = reading
  useLiveRows(['order', 'alarm'], monitorStation.stationBoard)

  return (
    <MonitorBoard
      {...head}
      address={address}
      read={data}
      reading={reading}
      filters={
        data &&
        data.stations.length > 0 && (
          <CityChips stations={data.stations} request={address.request} onChange={address.change} />
        )
      }
    />
  )
}
