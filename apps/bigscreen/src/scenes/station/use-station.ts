import type { StationView } from '@ampdeck/api/statistics/big-screen/station'
import { operationView } from '@ampdeck/api/statistics/operation-view'
import { useEffect, useMemo, useState } from 'react'
import type { Source } from '../../feed/source.ts'
import { useSource } from '../../feed/use-source.ts'
import type { SceneProps } from '../scene.ts'
import { withStationGuns } from './live-station.ts'
import { nextStation, type Round } from './round.ts'

/** How long a station is shown where the wall stays with its scene. */
const HELD_MS = 30_000

/** The scenes that show one station go round together, and go on where they were when they come again. */
let round: Round = { ids: [], last: undefined }

function turn(): number | undefined {
  const next = nextStation(round)
  round = { ...round, last: next }
  return next
}

/** The station that the wall shows now, its guns kept up to date by the stream: a fixed one, or one after the other. */
export function useStation({ feed, everyMs, stationId }: SceneProps): Source<StationView | null> {
  const [chosen, setChosen] = useState(turn)
  const asked = stationId ?? chosen
  const source = useSource(operationView.bigScreenStation, asked === undefined ? {} : { stationId: asked })
  const [shown, setShown] = useState(source)
  // The station before stays until the next one is there.
  if (source.view && source.view !== shown.view) setShown(source)
  const { view, since } = source.view ? source : shown

  useEffect(() => {
    if (view) round = { ids: view.busiest, last: view.stationId }
  }, [view])
  useEffect(() => {
    if (stationId !== undefined) return
    const timer = setInterval(() => setChosen(turn), everyMs || HELD_MS)
    return () => clearInterval(timer)
  }, [stationId, everyMs])

  const live = useMemo(() => view && withStationGuns(view, feed.told), [view, feed.told])
  return { view: live, since, failure: source.failure }
}
