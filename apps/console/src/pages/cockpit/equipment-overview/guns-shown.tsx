import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { FilterChips } from '@ampdeck/ui/filter-bar'
import { GunMatrix, type MatrixPile } from '@ampdeck/ui/gun-matrix'
import { GunWall } from '@ampdeck/ui/gun-wall'
import { useSay } from '@ampdeck/ui/language'
import type { ListChange, ListRequest } from '@ampdeck/ui/list-request'
import { useLiveAll } from '@ampdeck/ui/live'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { GunStore } from '../../../pile/use-gun-store.ts'
import { paths } from '../../../session/paths.ts'
import styles from './equipment.module.css'
import { equipmentTexts as words } from './equipment.texts.ts'
import { countOf, isSameView, MOST_TILES, viewOf } from './matrix-view.ts'

interface GunsShownProps {
  store: GunStore
  piles: readonly MatrixPile[]
  /** The status whose guns alone are shown. */
  status: number | undefined
  request: ListRequest
  onChange: (change: ListChange) => void
}

/** Counted chips, and a tile for each gun: elements while there are few, a canvas when there are many. */
export function GunsShown({ store, piles, status, request, onChange }: GunsShownProps) {
  const say = useSay()
  const navigate = useNavigate()
  const derive = useCallback(
    (feed: Parameters<typeof viewOf>[0]) => viewOf(feed, piles, status),
    [piles, status],
  )
  const { counts, ids } = useLiveAll(store, derive, isSameView)
  const open = (gunId: string) => {
    const gun = store.get(gunId)?.state
    if (gun) navigate(`${paths.pileMonitor(gun.pileId)}&gun=${gunId}`)
  }

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
      {ids.length > MOST_TILES ? (
        <div className={styles.wall}>
          <GunWall label={say(words.matrix)} store={store} gunIds={ids} onOpen={open} />
        </div>
      ) : (
        <GunMatrix label={say(words.matrix)} store={store} piles={piles} filter={status} onOpen={open} />
      )}
    </>
  )
}
