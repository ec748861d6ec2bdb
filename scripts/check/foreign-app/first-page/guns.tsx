import { subscribe } from '@ampdeck/api'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { parseTimestamp } from '@ampdeck/api/time'
import { type Gun, LiveGunTile } from '@ampdeck/ui/gun-tile'
import { createLiveStore } from '@ampdeck/ui/live'
import { useEffect, useState } from 'react'
import { baseUrl, client, tokenOf } from './session.ts'

export function Guns() {
  const [store] = useState(() => createLiveStore<string, Gun>())
  const [ids, setIds] = useState<string[]>([])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const read = async () => {
      const { at, piles, guns } = await client(monitorStation.gunTiles, {}, { signal })
      const codes = new Map(piles.map((pile) => [pile.id, pile.code]))
      store.push(
        guns.map(({ id, pileId, letter, status, live, plate }) => ({
          id: String(id),
          at: parseTimestamp(at),
          change: {
            id: String(id),
            pileCode: codes.get(pileId) ?? '',
            letter,
            status,
            plate,
            w: live?.W ?? null,
            soc: live?.soc ?? null,
          },
        })),
      )
      setIds(guns.map(({ id }) => String(id)))
    }
    void subscribe({
      baseUrl,
      token: tokenOf,
      on: {
        // An event that is older than what is shown changes nothing.
        gun: ({ gunId, status, live, time }) =>
          store.push([
            { id: String(gunId), at: time, change: { status, w: live?.W ?? null, soc: live?.soc ?? null } },
          ]),
      },
      // The line is there, or was away for too long: read what is shown.
      onGap: read,
      signal,
    })
    return () => controller.abort()
  }, [store])

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBlock: 16 }}>
      {ids.map((id) => (
        <LiveGunTile key={id} store={store} gunId={id} />
      ))}
    </div>
  )
}
