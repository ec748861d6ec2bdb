import { monitorPile } from '@ampdeck/api/operation/monitor-pile'
import { byServerClock } from '@ampdeck/api/server-clock'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useRead } from '../../../data/use-read.ts'
import { recordRead, useFreshness } from '../../../live/freshness.ts'
import { subscribeLive } from '../../../live/live.ts'
import { useGunStore } from '../../../pile/use-gun-store.ts'
import { seedOfMatrix } from './matrix-model.ts'

/** Events keep the guns; the whole of them is read again as seldom as this while the stream is there. */
const REREAD_MS = 60_000
/** And as often while it is not. */
const POLL_MS = 10_000

/** All guns: read once, then kept by the stream; read again where it may have missed something. */
export function useMatrix(request: { stationId?: string }) {
  const refreshEvery = useFreshness() === 'live' ? REREAD_MS : POLL_MS
  const { data, error, refetch, dataUpdatedAt } = useRead(monitorPile.gunMatrix, request, { refreshEvery })
  const seed = useMemo(() => data && seedOfMatrix(data), [data])
  const store = useGunStore(seed)
  const readAgain = useEffectEvent(() => void refetch())
  useEffect(() => subscribeLive(['gun'], { onEvents: () => undefined, onGap: () => readAgain() }), [])
  useEffect(() => recordRead(byServerClock(dataUpdatedAt)), [dataUpdatedAt])

  return { data, error, refetch, store }
}
