import { pileStatus } from '@ampdeck/api/enumerations/equipment'
import type { NetworkSummary, TrafficDay } from '@ampdeck/api/statistics/network'
import { Count, Figure, Percent } from '@ampdeck/ui/figure'
import { KpiStrip, KpiTile } from '@ampdeck/ui/kpi-tile'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { Link } from 'react-router-dom'
import { DaysChange } from '../../../dashboard/days-change.tsx'
import { trafficTexts } from '../../../dashboard/traffic-chart.tsx'
import { useAddress } from '../../../menu/use-address.ts'
import { networkTexts as words } from './network-operation.texts.ts'

interface NetworkFiguresProps {
  summary: NetworkSummary
  traffic: readonly TrafficDay[] | undefined
  days: number
  station: string
}

/** The network in five figures, each against as long before. */
export function NetworkFigures({ summary, traffic, days, station }: NetworkFiguresProps) {
  const say = useSay()
  const { number } = useFormats()
  const addressOf = useAddress()
  const { online, offline, reconnects, latency } = summary
  const than = { days, oneDay: words.thanBefore }
  const list = addressOf('pileList', { status: pileStatus.code.offline, stationId: station })
  const [yesterday, today] = traffic?.slice(-2) ?? []
  const count = say(words.overHour, { count: offline.overHour })

  return (
    <KpiStrip>
      <KpiTile
        name={say(words.online)}
        title={say(words.onlineHint)}
        delta={<DaysChange value={online.bps} before={online.before} {...than} />}
      >
        <Percent basisPoints={online.bps} decimals={2} />
      </KpiTile>
      <KpiTile name={say(words.offline)} delta={list ? <Link to={list}>{count}</Link> : count}>
        <Count value={offline.piles} unit={say(offline.piles === 1 ? ['pile', '台'] : ['piles', '台'])} />
      </KpiTile>
      <KpiTile
        name={say(words.reconnects)}
        delta={<DaysChange value={reconnects.count} before={reconnects.before} {...than} riseIs="bad" />}
      >
        <Count value={reconnects.count} />
      </KpiTile>
      <KpiTile
        name={say(words.latency)}
        title={say(words.latencyHint)}
        delta={<DaysChange value={latency.p95} before={latency.p95Before} {...than} riseIs="bad" />}
      >
        <Count value={latency.p95} unit="ms" />
      </KpiTile>
      <KpiTile
        name={say(words.today)}
        title={say(trafficTexts.trafficHint)}
        delta={yesterday && say(words.thanYesterday, { gb: number(yesterday.gb, 2) })}
      >
        <Figure text={today ? number(today.gb, 2) : null} unit="Gb" />
      </KpiTile>
    </KpiStrip>
  )
}
