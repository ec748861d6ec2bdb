import type { MonitoredStation } from '@ampdeck/api/operation/monitor-station'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { type LiveFeed, type LiveStore, useLiveAll } from '@ampdeck/ui/live'
import { useCallback, useMemo, useState } from 'react'
import { useRead } from '../data/use-read.ts'
import { useLiveStore } from '../live/use-live-store.ts'
import { type BoardChoice, type BoardView, boardView, isSameView } from './board-order.ts'
import { createStationModel } from './station-model.ts'

/** A half hour's mean moves slowly. */
const LOADS_MS = 5 * MINUTE

/** The stations of a moment, as a call has answered them. */
export interface BoardRead {
  at: string
  stations: readonly MonitoredStation[]
}

export interface StationBoardState {
  store: LiveStore<number, MonitoredStation>
  view: BoardView
  /** The curves of the day by station, as soon as they are there. */
  loads: ReadonlyMap<number, { today: readonly number[]; yesterday: readonly number[] }>
}

/**
 * Stations that live: begun with what was read, moved on by the events of their guns. The page is drawn again only when
 * another station comes into view, the order changes, or a chip's count does; each card follows its station alone.
 *
 * @param read stays the same object while nothing new was read
 */
export function useStationBoard(read: BoardRead | undefined, choice: BoardChoice): StationBoardState {
  const [model] = useState(createStationModel)
  const seed = useMemo(() => read && model.read(parseTimestamp(read.at), read.stations), [model, read])
  const store = useLiveStore<number, MonitoredStation, 'gun'>({
    types: ['gun'],
    updatesOf: model.updatesOf,
    seed,
  })
  const loadsRead = useRead(monitorStation.stationLoads, {}, { enabled: !!read, refreshEvery: LOADS_MS })

  const derive = useCallback(
    (feed: LiveFeed<number, MonitoredStation>) =>
      boardView(
        (read?.stations ?? []).map((station) => feed.get(station.id)?.state ?? station),
        choice,
      ),
    [read, choice],
  )
  const view = useLiveAll(store, derive, isSameView)
  const loads = useMemo(
    () => new Map((loadsRead.data ?? []).map(({ id, ...load }) => [id, load])),
    [loadsRead.data],
  )

  return { store, view, loads }
}
