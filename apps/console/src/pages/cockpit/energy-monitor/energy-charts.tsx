import { HIGH_LOSS_BPS } from '@ampdeck/api/bill/power-loss-record'
import { serverNow } from '@ampdeck/api/server-clock'
import type { EnergyView } from '@ampdeck/api/statistics/operation-view'
import { hourMinute } from '@ampdeck/api/time'
import { Gauge } from '@ampdeck/ui/charts'
import { Panel } from '@ampdeck/ui/detail'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { LoadCurve } from '@ampdeck/ui/load-curve'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { TariffClock } from '@ampdeck/ui/tariff-clock'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import styles from '../../../dashboard/dashboard.module.css'
import { useAddress } from '../../../menu/use-address.ts'
import own from './energy-monitor.module.css'
import { energyTexts as words } from './energy-monitor.texts.ts'
import { useStale } from './use-stale.ts'

const QUARTERS = 96
const TIMES = Array.from({ length: QUARTERS }, (_, nth) => hourMinute(nth * 15))
/** The end of the scale of the loss, one and a half times what is conspicuous. */
const MAX_LOSS = 1.5 * HIGH_LOSS_BPS

interface EnergyChartsProps {
  view: EnergyView
  readAt: number
}

/** The day of a site: its power under its limit, where it comes from, what it costs and what is lost. */
export function EnergyCharts({ view, readAt }: EnergyChartsProps) {
  const say = useSay()
  const { power } = useFormats()
  const state = useStale(view, readAt)
  const { limitW, siteW, pvW, yesterdayW, tariff, at } = view
  const parts = useMemo(() => {
    const pv = siteW.map((w, nth) => Math.min(w, pvW[nth] ?? 0))
    return { pv: toDay(pv), grid: toDay(siteW.map((w, nth) => w - (pv[nth] ?? 0))) }
  }, [siteW, pvW])

  return (
    <>
      <div className={styles.row} data-parts="wide-narrow">
        <LoadCurve
          look="panel"
          label={say(words.curve)}
          state={state}
          height={260}
          headroom
          today={{ name: say(words.today), values: siteW }}
          yesterday={{ name: say(words.yesterday), values: yesterdayW }}
          limit={limitW > 0 ? { watts: limitW, name: say(words.limit, { kw: power(limitW) }) } : undefined}
          periods={tariff?.periods ?? []}
          now={at}
        />
        <TariffPanel view={view} />
      </div>
      <div className={styles.row} data-parts="wide-narrow">
        <SeriesChart
          look="panel"
          label={say(words.sources)}
          state={state}
          unit="power"
          kind="area"
          stacked
          height={220}
          xLabels={TIMES}
          series={[
            { name: say(words.fromPv), values: parts.pv, colour: 'fee' },
            { name: say(words.fromGrid), values: parts.grid, colour: 'energy' },
          ]}
        />
        <LossPanel view={view} />
      </div>
    </>
  )
}

/** What is still to come is not known. */
const toDay = (values: readonly number[]) => TIMES.map((_, nth) => values[nth] ?? null)

function TariffPanel({ view: { tariff } }: Pick<EnergyChartsProps, 'view'>) {
  const say = useSay()

  return (
    <Panel
      className={own.box}
      title={say(words.clock)}
      caption={tariff && `${tariff.code} v${tariff.version}`}
    >
      {tariff ? (
        <TariffClock
          className={own.centre}
          label={say(words.tariff, { name: `${tariff.code} v${tariff.version}` })}
          periods={tariff.periods}
          now={serverNow}
          size={190}
          legend
        />
      ) : (
        <p className={own.quiet}>{say(words.noTariff)}</p>
      )}
    </Panel>
  )
}

function LossPanel({ view: { loss, stationId } }: Pick<EnergyChartsProps, 'view'>) {
  const say = useSay()
  const records = useAddress()('powerLossRecord', { stationId })

  return (
    <Panel
      className={own.box}
      title={say(words.loss)}
      tools={
        records && (
          <Link className={styles.link} to={records}>
            {say(words.records)}
          </Link>
        )
      }
    >
      <Gauge
        className={own.centre}
        label={say(words.loss)}
        value={loss.bps}
        max={MAX_LOSS}
        limit={HIGH_LOSS_BPS}
        colour="teal"
      />
    </Panel>
  )
}
