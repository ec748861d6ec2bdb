import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { MINUTE } from '@ampdeck/api/time'
import { FilterChips } from '@ampdeck/ui/filter-bar'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { StationMap } from '@ampdeck/ui/station-map'
import { useMemo } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { WORST_FIRST } from '../../../station-monitor/board-order.ts'
import { mapStation } from '../../../station-monitor/map-station.ts'
import { GroupMenu } from './group-menu.tsx'
import { ManyChosen } from './many-chosen.tsx'
import styles from './station-map.module.css'
import { mapPageTexts as words } from './station-map.texts.ts'
import { StationSide } from './station-side.tsx'
import { useMapAddress } from './use-map-address.ts'

/** The stations where they are, coloured by what they do; beside them the chosen one. */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const head = usePageHead('stationMap')
  const { request, groupIds, selected, change, select } = useMapAddress()
  const points = useRead(
    monitorStation.stationPoints,
    { stationGroupId: groupIds },
    { refreshEvery: MINUTE, keepsLast: true },
  )
  const { data } = points
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
          <div className={styles.bar}>
            <FilterChips
              field="serviceStatus"
              of={serviceStatus}
              counts={counts}
              request={request}
              onChange={change}
            />
            <GroupMenu request={request} onChange={change} />
          </div>
        )}
        {data && (
          <StationMap stations={shown} selected={selected} onSelect={select} className={styles.map}>
            {only && others.length === 0 && <StationSide key={only.id} station={only} />}
            {others.length > 0 && <ManyChosen ids={chosen.map(({ id }) => id)} />}
          </StationMap>
        )}
        {!data && <Awaited of={points} title={say(words.notRead)} />}
      </div>
    </>
  )
}
