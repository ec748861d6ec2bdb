import { carrier as carriers, eventType } from '@ampdeck/api/enumerations/equipment'
import { SHARE } from '@ampdeck/api/figures/figure'
import type { NetworkSummary } from '@ampdeck/api/statistics/network'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { Link } from 'react-router-dom'
import styles from '../../../dashboard/dashboard.module.css'
import { useAddress } from '../../../menu/use-address.ts'
import { networkTexts as words } from './network-operation.texts.ts'

const HEIGHT = 220

interface PartProps {
  summary: NetworkSummary
  days: number
}

/** Hours of one day, days of several. */
const labelsOf = ({ summary: { steps }, days }: PartProps) =>
  steps.map((time) => (days === 1 ? time.slice(11, 16) : time.slice(5, 10)))

/** T1: the online rate of each carrier. */
export function OnlineChart(props: PartProps) {
  const say = useSay()
  const { language } = useLanguage()

  return (
    <SeriesChart
      look="panel"
      label={say(words.onlineBy)}
      unit="percent"
      kind="line"
      close
      reach={[SHARE]}
      height={HEIGHT}
      xLabels={labelsOf(props)}
      series={props.summary.carriers.map(({ carrier, guns, onlineBps }) => ({
        name: say(words.gunsOf, {
          carrier: carrier === null ? say(words.unknown) : carriers.label(carrier, language),
          count: guns,
        }),
        values: onlineBps,
      }))}
    />
  )
}

/** T2: how often piles came back; the log lists them. */
export function ReconnectChart({ station, ...props }: PartProps & { station: string }) {
  const say = useSay()
  const addressOf = useAddress()
  const labels = labelsOf(props)
  const [first] = props.summary.steps
  const log = addressOf('pileLog', { type: eventType.code.online, timeFrom: first, stationId: station })

  return (
    <SeriesChart
      look="panel"
      label={say(words.reconnects)}
      caption={say(words.came)}
      kind="bar"
      height={HEIGHT}
      xLabels={labels}
      incomplete={labels.at(-1)}
      series={[{ name: say(words.reconnects), values: props.summary.reconnects.steps, colour: 'rust' }]}
      tools={
        log && (
          <Link className={styles.link} to={log}>
            {say(words.logs)}
          </Link>
        )
      }
    />
  )
}

/** How fast piles answer. */
export function LatencyChart(props: PartProps) {
  const say = useSay()
  const { steps } = props.summary.latency

  return (
    <SeriesChart
      look="panel"
      label={say(words.latencyChart)}
      unit="latency"
      kind="line"
      height={HEIGHT}
      xLabels={labelsOf(props)}
      series={[
        { name: say(words.half), values: steps.map(({ p50 }) => p50) },
        { name: say(words.most), values: steps.map(({ p95 }) => p95), colour: 'rust' },
      ]}
    />
  )
}
