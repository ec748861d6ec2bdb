import { byServerClock, serverNow } from '@ampdeck/api/server-clock'
import { operationView } from '@ampdeck/api/statistics/operation-view'
import { RankBars } from '@ampdeck/ui/charts'
import { Panel } from '@ampdeck/ui/detail'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { LoadCurve } from '@ampdeck/ui/load-curve'
import { PageHead, PanelPage } from '@ampdeck/ui/page-head'
import { TariffClock } from '@ampdeck/ui/tariff-clock'
import { useEffect } from 'react'
import dashboard from '../../../dashboard/dashboard.module.css'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { recordRead } from '../../../live/freshness.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { paths } from '../../../session/paths.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { CockpitAlarms } from './cockpit-alarms.tsx'
import { CockpitMap } from './cockpit-map.tsx'
import { FlipFigure } from './flip-figure.tsx'
import styles from './home1.module.css'
import { cockpitTexts as words } from './home1.texts.ts'

const REFRESH_MS = 30_000
const TOP = 5
const CLOCK = 190
const KILO = 1_000

/** The network as a whole, live: C1 to C6 (screens.md S024). */
export function Page() {
  const say = useSay()
  const head = usePageHead('Home1')
  const { number, power } = useFormats()
  const view = useRead(operationView.overview, {}, { refreshEvery: REFRESH_MS, keepsLast: true })
  useLiveRows(['gun', 'order'], operationView.overview)
  useEffect(() => recordRead(byServerClock(view.dataUpdatedAt)), [view.dataUpdatedAt])
  const { data } = view
  if (!data)
    return (
      <PanelPage>
        <PageHead {...head} />
        <Awaited of={view} title={say(words.failed)} rows={4} />
      </PanelPage>
    )

  const { energyWh, orders, incomeFen, co2G, load, periods, stations, at } = data
  const now = Math.round(stations.reduce((sum, { powerW }) => sum + powerW, 0))
  const unknown = stations.reduce((sum, { powerUnknown }) => sum + powerUnknown, 0)
  return (
    <PanelPage>
      <PageHead {...head} actions={<LiveLamp />} />
      <div className={dashboard.page}>
        <dl className={styles.totals} aria-label={say(words.totals)}>
          <FlipFigure name={say(words.energy)} text={number(Math.round(energyWh / KILO))} />
          <FlipFigure name={say(words.orders)} text={number(orders)} />
          <FlipFigure name={say(words.income)} text={number(Math.round(incomeFen / 100))} />
          <FlipFigure name={say(words.co2)} text={number(co2G / (KILO * KILO), 1)} />
        </dl>
        <div className={styles.columns}>
          <CockpitMap stations={stations} />
          <div className={styles.side}>
            <CockpitAlarms />
          </div>
        </div>
        <div className={styles.columns}>
          <LoadCurve
            look="panel"
            label={say(words.curve)}
            caption={[
              say(words.powerNow, { kw: power(Math.round(now / KILO) * KILO) }),
              ...(unknown > 0 ? [say(words.powerUnknown, { count: unknown })] : []),
            ].join(' ')}
            height={240}
            today={{ name: say(words.today), values: load.today }}
            yesterday={{ name: say(words.yesterday), values: load.yesterday }}
            limit={
              load.limitW > 0
                ? { watts: load.limitW, name: say(words.limit, { kw: number(load.limitW / KILO) }) }
                : undefined
            }
            periods={periods}
            now={at}
          />
          <div className={styles.side}>
            <TopStations stations={stations} />
            <Panel className={styles.box} title={say(words.clock)}>
              {periods.length > 0 ? (
                <TariffClock
                  className={styles.clock}
                  label={say(words.clock)}
                  periods={periods}
                  now={serverNow}
                  size={CLOCK}
                />
              ) : (
                <p className={styles.quiet}>{say(words.noTariff)}</p>
              )}
            </Panel>
          </div>
        </div>
      </div>
    </PanelPage>
  )
}

interface Station {
  id: number
  name: string
  nameEn: string | null
  energyWh: number
}

/** C5: where most is charged today. */
function TopStations({ stations }: { stations: readonly Station[] }) {
  const say = useSay()
  const { language } = useLanguage()
  const detail = useAddress()('StationMonitorDetail')
  const top = stations
    .filter(({ energyWh }) => energyWh > 0)
    .toSorted((a, b) => b.energyWh - a.energyWh)
    .slice(0, TOP)

  return (
    <RankBars
      look="panel"
      label={say(words.top)}
      unit="energy"
      state={top.length === 0 ? { is: 'empty', text: say(words.none) } : undefined}
      ranks={top.map(({ id, name, nameEn, energyWh }) => ({
        name: (language === 'en' && nameEn) || name,
        value: energyWh,
        href: detail && paths.station(id),
      }))}
    />
  )
}
