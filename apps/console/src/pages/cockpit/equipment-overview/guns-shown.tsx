import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { FilterChips } from '@ampdeck/ui/filter-bar'
import { GunWall } from '@ampdeck/ui/gun-wall'
import { useSay } from '@ampdeck/ui/language'
import type { ListChange, ListRequest } from '@ampdeck/ui/list-request'
import { useLiveAll } from '@ampdeck/ui/live'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { GunStore } from '../../../pile/use-gun-store.ts'
import { paths } from '../../../session/paths.ts'
import styles from './equipment.module.css'
import { equipmentTexts as words } from './equipment.texts.ts'
import type { StationGroup } from './matrix-model.ts'
import { countOf, isSameView, MAX_TILES, viewOf } from './matrix-view.ts'
import { StationGuns } from './station-guns.tsx'

interface GunsShownProps {
  store: GunStore
  /** The worst first. */
  stations: readonly StationGroup[]
  /** The status whose guns alone are shown. */
  status: number | undefined
  request: ListRequest
  onChange: (change: ListChange) => void
}

/** Counted chips, and a tile for each gun: by station while there are few, all on one canvas when there are many. */
export function GunsShown({ store, stations, status, request, onChange }: GunsShownProps) {
  const say = useSay()
  const navigate = useNavigate()
  const piles = useMemo(() => stations.flatMap((station) => station.piles), [stations])
  const derive = useCallback(
    (feed: Parameters<typeof viewOf>[0]) => viewOf(feed, piles, status),
    [piles, status],
  )
  const { counts, ids } = useLiveAll(store, derive, isSameView)
  const open = useCallback(
    (gunId: string) => {
      const gun = store.get(gunId)?.state
      if (gun) navigate(`${paths.pileMonitor(gun.pileId)}&gun=${gunId}`)
    },
    [store, navigate],
  )
  const shown = useMemo(() => withGuns(stations, new Set(ids)), [stations, ids])

  return (
    <>
      <fieldset className={styles.chips} aria-label={say(words.statuses)}>
        <FilterChips
          field="status"
          of={gunStatus}
          counts={countOf(counts)}
          request={request}
          onChange={onChange}
        />
      </fieldset>
      {ids.length > MAX_TILES ? (
        <div className={styles.wall}>
          <GunWall label={say(words.matrix)} store={store} gunIds={ids} onOpen={open} />
        </div>
      ) : (
        <ul className={styles.stations} aria-label={say(words.matrix)}>
          {shown.map((station) => (
            <StationGuns key={station.id} station={station} store={store} status={status} onOpen={open} />
          ))}
        </ul>
      )}
    </>
  )
}

/** The stations of which a gun is shown. */
function withGuns(stations: readonly StationGroup[], ids: ReadonlySet<string>) {
  return stations.filter(({ piles }) => piles.some(({ gunIds }) => gunIds.some((id) => ids.has(id))))
}
