import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { serverNow } from '@ampdeck/api/server-clock'
import { MINUTE } from '@ampdeck/api/time'
import type { Gun } from '@ampdeck/ui/gun-tile'
import { useLanguage } from '@ampdeck/ui/language'
import type { LiveStore } from '@ampdeck/ui/live'
import { useEffect, useMemo, useState } from 'react'
import type { Reading } from '../data/read-failed.tsx'
import { useRead } from '../data/use-read.ts'
import { subscribeLive } from '../live/live.ts'
import { useLiveRows } from '../live/use-live-rows.ts'
import { useLiveStore } from '../live/use-live-store.ts'
import { createGunModel, type GunTilesRead } from './gun-model.ts'

export interface StationGuns extends Reading {
  store: LiveStore<string, Gun>
  /** Piles and guns as they were read last; nothing until then. */
  read: GunTilesRead | undefined
}

/** The guns of a station, each of which lives by itself. */
export function useStationGuns(stationId: number): StationGuns {
  const { data, error, refetch } = useRead(
    monitorStation.gunTiles,
    { stationId: [stationId] },
    { refreshEvery: MINUTE },
  )
  // Whose car stands at a gun, and why a gun is at fault, is in no event.
  useLiveRows(['order', 'pile', 'alarm'], monitorStation.gunTiles)
  const { language } = useLanguage()
  const [model] = useState(createGunModel)
  const seed = useMemo(() => data && model.read(data, language), [model, data, language])
  const store = useLiveStore<string, Gun, 'gun'>({ types: ['gun'], updatesOf: model.updatesOf, seed })

  useEffect(
    () =>
      subscribeLive(['gun'], {
        onEvents: () => undefined,
        // With a beat, and not by a timer: minutes that go on without a word from the server would be a claim.
        onBeat: () => store.push(model.passed(serverNow())),
      }),
    [model, store],
  )

  return { store, read: data, error, refetch }
}
