import { station } from '@ampdeck/api/config/station'
import { byServerClock } from '@ampdeck/api/server-clock'
import { operationView } from '@ampdeck/api/statistics/operation-view'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { PageHead, PanelPage } from '@ampdeck/ui/page-head'
import { Empty } from '@ampdeck/ui/state-panel'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import styles from '../../../dashboard/dashboard.module.css'
import { StationChoice } from '../../../dashboard/station-choice.tsx'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { recordRead } from '../../../live/freshness.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { EnergyCharts } from './energy-charts.tsx'
import { EnergyFigures } from './energy-figures.tsx'
import { energyTexts as words } from './energy-monitor.texts.ts'

/** Without news of guns the sun still moves. */
const REFRESH_MS = 60_000

/** One station's power against what its transformer may give, live (screens.md S028). */
export function Page() {
  const say = useSay()
  const head = usePageHead('energyMonitor')
  const [search, setSearch] = useSearchParams()
  const { language } = useLanguage()
  const list = useRead(station.selectAll, {})
  const stations = list.data?.map(({ id, name, nameEn }) => {
    return { value: String(id), label: (language === 'en' && nameEn) || name }
  })
  const wanted = search.get('station') ?? ''
  const stationId = /^\d{1,16}$/.test(wanted) ? wanted : String(stations?.[0]?.value ?? '')
  const energy = useRead(
    operationView.energy,
    { stationId: Number(stationId) },
    { enabled: stationId !== '', refreshEvery: REFRESH_MS, keepsLast: true },
  )
  useLiveRows(
    { types: ['gun'], isNews: (event) => 'stationId' in event && String(event.stationId) === stationId },
    operationView.energy,
  )
  useEffect(() => recordRead(byServerClock(energy.dataUpdatedAt)), [energy.dataUpdatedAt])

  return (
    <PanelPage>
      <PageHead
        {...head}
        actions={
          <>
            <LiveLamp />
            {stations && stations.length > 0 && (
              <StationChoice
                stations={stations}
                value={stationId}
                onChange={(id) => setSearch({ station: id }, { replace: true })}
              />
            )}
          </>
        }
      />
      <div className={styles.page}>
        {stations?.length === 0 && <Empty title={say(words.noStation)} />}
        {energy.data ? (
          <>
            <EnergyFigures view={energy.data} readAt={byServerClock(energy.dataUpdatedAt)} />
            <EnergyCharts view={energy.data} readAt={byServerClock(energy.dataUpdatedAt)} />
          </>
        ) : (
          stations?.length !== 0 && (
            <Awaited of={list.error ? list : energy} title={say(words.failed)} rows={3} />
          )
        )}
      </div>
    </PanelPage>
  )
}
