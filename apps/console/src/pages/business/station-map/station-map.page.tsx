import type { OutputOf } from '@ampdeck/api/contract'
import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { MINUTE } from '@ampdeck/api/time'
import { LinkButton } from '@ampdeck/ui/button'
import { FilterChips } from '@ampdeck/ui/filter-bar'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { Failed, Loading } from '@ampdeck/ui/state-panel'
import { type MapStation, StationMap } from '@ampdeck/ui/station-map'
import { useMemo } from 'react'
import { failureOf } from '../../../data/failure-of.ts'
import { useRead } from '../../../data/use-read.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { useMenu } from '../../../menu/menu-context.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { WORST_FIRST } from '../../../station-monitor/board-order.ts'
import styles from './station-map.module.css'
import { mapPageTexts as words } from './station-map.texts.ts'
import { StationSide } from './station-side.tsx'
import { useMapAddress } from './use-map-address.ts'

type Point = OutputOf<typeof monitorStation.stationPoints>[number]

/** The stations where they are, coloured by what they do; beside them the chosen one. */
export function Page() {
  const { language } = useLanguage()
  const head = usePageHead('stationMap')
  const { request, selected, change, select } = useMapAddress()
  const { data, error, refetch } = useRead(monitorStation.stationPoints, {}, { refreshEvery: MINUTE })
  useLiveRows(['gun', 'alarm'], monitorStation.stationPoints)
  const wanted = String(request.serviceStatus ?? '')
  const shown = useMemo(
    () =>
      (data ?? [])
        .filter((point) => wanted === '' || wanted.split(',').includes(String(point.serviceStatus)))
        .map((point) => mapStation(point, language === 'en')),
    [data, wanted, language],
  )
  const counts = WORST_FIRST.map((code) => ({
    code,
    count: (data ?? []).filter((point) => point.serviceStatus === code).length,
  }))
  const chosen = shown.filter(({ id }) => selected.has(id))
  const [only, ...others] = chosen

  return (
    <>
      <PageHead {...head} count={data && shown.length} actions={<LiveLamp />} />
      <div className={styles.page}>
        {data && (
          <FilterChips
            field="serviceStatus"
            of={serviceStatus}
            counts={counts}
            request={request}
            onChange={change}
          />
        )}
        {data && (
          <StationMap stations={shown} selected={selected} onSelect={select} className={styles.map}>
            {only && others.length === 0 && <StationSide key={only.id} station={only} />}
            {others.length > 0 && <ManyChosen stations={chosen} />}
          </StationMap>
        )}
        {!data && (error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <Loading />)}
      </div>
    </>
  )
}

/** What can be done with several stations: look at them, and only them, side by side. */
function ManyChosen({ stations }: { stations: readonly MapStation[] }) {
  const say = useSay()
  const monitor = useMenu().pages.find(({ id, isBuilt }) => id === 'stationMonitor' && isBuilt)
  if (!monitor) return null

  return (
    <div className={styles.card}>
      <LinkButton href={`${monitor.url}?stations=${stations.map(({ id }) => id).join(',')}`}>
        {say(words.inMonitor, { count: stations.length })}
      </LinkButton>
    </div>
  )
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const say = useSay()
  const { message, code, requestId } = failureOf(error)
  return (
    <Failed title={say(words.notRead)} cause={message} code={code} requestId={requestId} onRetry={onRetry} />
  )
}

function mapStation(point: Point, isEnglish: boolean): MapStation {
  const { id, name, nameEn, cityName, cityNameEn, lng, lat, serviceStatus: status } = point
  return {
    id,
    name: (isEnglish && nameEn) || name,
    city: isEnglish ? cityNameEn : cityName,
    status,
    lng,
    lat,
  }
}
