import { eventType } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { type MeterPoint, monitorPile, type PileEvent } from '@ampdeck/api/operation/monitor-pile'
import { texts } from '@ampdeck/api/texts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { PowerSocCurve } from '@ampdeck/ui/power-soc-curve'
import { Empty, Loading } from '@ampdeck/ui/state-panel'
import { useMemo, useState } from 'react'
import { Awaited } from '../data/awaited.tsx'
import { useRead } from '../data/use-read.ts'
import { useLiveEvents } from '../live/use-live-events.ts'
import { curveOf, marksOf, pointOf, withHeard } from './charge-points.ts'
import styles from './pile.module.css'

/** The chart library comes only where a chart is drawn. */
const MeasureChart = lazyOf(() => import('./measure-chart.tsx'), 'MeasureChart', <Loading />)

const words = texts({
  curve: ['Power and SOC', '功率与 SOC'],
  running: ['Order {no}, {state}', '订单 {no}，{state}'],
  none: ['No readings of a charge yet', '暂无充电读数'],
  noneText: [
    'They appear here while a charge runs, every 15 s or as often as the pile reports.',
    '充电时将按 15 秒或电桩上报的频率显示在此处。',
  ],
  demand: [
    'This pile does not report the demand of the vehicle; only its output is shown.',
    '此电桩未上报车辆需求，仅显示输出功率。',
  ],
})

interface ChargeViewProps {
  gunId: number
  events: readonly PileEvent[]
}

/** The curves of the charge at a gun, which grow with what is heard of it. */
export function ChargeView({ gunId, events }: ChargeViewProps) {
  const say = useSay()
  const { language } = useLanguage()
  const telemetry = useRead(monitorPile.telemetry, { gunId })
  const { data } = telemetry
  const bms = useRead(monitorPile.bms, { gunId }).data
  const points = useGrowing(gunId, data?.order?.id, data?.points)
  const marks = useMemo(
    () =>
      marksOf(
        events.filter((event) => event.gunId === gunId),
        points,
        ({ type }) => eventType.label(type, language),
      ),
    [events, gunId, points, language],
  )
  if (!data) return <Awaited of={telemetry} />
  if (!data.order || points.length === 0) return <Empty title={say(words.none)} text={say(words.noneText)} />

  const { orderNo, orderStatus: state } = data.order
  const hasDemand = bms?.points.some(({ demandW }) => demandW !== null) ?? true
  const demand = new Map(bms?.points.map(({ time, demandW }) => [time, demandW]))
  return (
    <>
      <PowerSocCurve
        look="panel"
        label={say(words.curve)}
        caption={say(words.running, { no: orderNo, state: orderStatus.label(state, language) })}
        points={curveOf(points).map((point) => ({ ...point, demandW: demand.get(point.at) ?? null }))}
        events={marks}
      />
      {!hasDemand && <p className={styles.muted}>{say(words.demand)}</p>}
      <MeasureChart points={points} />
    </>
  )
}

const NONE: readonly MeterPoint[] = []

/** What was read of the order, and what was heard of the gun since. */
function useGrowing(gunId: number, orderId: number | undefined, read: readonly MeterPoint[] = NONE) {
  const [heard, setHeard] = useState<readonly MeterPoint[]>(NONE)
  useLiveEvents(['gun'], (events) => {
    const newer = events
      .filter((event) => event.gunId === gunId && event.orderId === orderId)
      .flatMap((event) => pointOf(event) ?? [])
    if (newer.length > 0) setHeard((before) => [...before, ...newer])
  })

  return useMemo(() => withHeard(read, heard), [read, heard])
}
