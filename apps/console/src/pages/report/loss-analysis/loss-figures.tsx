import type { LossTrend } from '@ampdeck/api/statistics/loss'
import { Count, Energy, Percent, Power } from '@ampdeck/ui/figure'
import { KpiStrip, KpiTile } from '@ampdeck/ui/kpi-tile'
import { useSay } from '@ampdeck/ui/language'
import { Link } from 'react-router-dom'
import { DaysChange } from '../../../dashboard/days-change.tsx'
import type { DashboardFilter } from '../../../dashboard/use-dashboard-filter.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { lossTexts as words } from './loss-analysis.texts.ts'

interface LossFiguresProps {
  trend: LossTrend
  nights: { meanW: number | null; beforeW: number | null } | undefined
  filter: DashboardFilter
}

/** The loss of the period in four figures, against as many days before. */
export function LossFigures({ trend, nights, filter: { days, of } }: LossFiguresProps) {
  const say = useSay()
  const addressOf = useAddress()
  const { total, before, highDays, recordDays, from, to } = trend
  const records = addressOf('powerLossRecord', { ...of, dateFrom: from, dateTo: to })
  const count = say(words.records, { count: recordDays })
  const change = (value: number | null | undefined, earlier: number | null | undefined) => (
    <DaysChange value={value} before={earlier} days={days} riseIs="bad" />
  )

  return (
    <KpiStrip>
      <KpiTile
        name={say(words.rate)}
        title={say(words.rateHint)}
        delta={change(total.lossBps, before.lossBps)}
      >
        <Percent basisPoints={total.lossBps} decimals={2} />
      </KpiTile>
      <KpiTile name={say(words.lost)} delta={records ? <Link to={records}>{count}</Link> : count}>
        <Energy wh={total.lossWh} decimals={0} />
      </KpiTile>
      <KpiTile name={say(words.high)} delta={say(words.ofDays, { count: recordDays })}>
        <Count value={highDays} />
      </KpiTile>
      <KpiTile
        name={say(words.base)}
        title={say(words.baseHint)}
        delta={nights?.meanW === null ? say(words.noMeter) : change(nights?.meanW, nights?.beforeW)}
      >
        <Power w={nights?.meanW} />
      </KpiTile>
    </KpiStrip>
  )
}
