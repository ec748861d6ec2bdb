import { subscribe } from '@ampdeck/api'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { parseTimestamp } from '@ampdeck/api/time'
import type { Gun } from '@ampdeck/ui/gun-tile'
import { createLiveStore } from '@ampdeck/ui/live'
import { baseUrl, client, tokenOf } from './session.ts'

/** All guns, as a tile shows them, and where each stands. */
export const guns = createLiveStore<string, Gun & { stationId: number }>()

/** Keeps them up to date until the signal ends it; throws an `ApiError` when the session has ended. */
export function followGuns(signal: AbortSignal): Promise<void> {
  const read = async () => {
    const found = await client(monitorStation.gunTiles, {}, { signal })
    const codes = new Map(found.piles.map((pile) => [pile.id, pile.code]))
    guns.push(
      found.guns.map(({ id, pileId, stationId, letter, status, live, plate }) => ({
        id: String(id),
        at: parseTimestamp(found.at),
        change: {
          id: String(id),
          stationId,
          pileCode: codes.get(pileId) ?? '',
          letter,
          status,
          plate,
          w: live?.W ?? null,
          soc: live?.soc ?? null,
        },
      })),
    )
  }

  return subscribe({
    baseUrl,
    token: tokenOf,
    on: {
      // An event that is older than what is shown changes nothing.
      gun: ({ gunId, status, live, time }) =>
        guns.push([
          { id: String(gunId), at: time, change: { status, w: live?.W ?? null, soc: live?.soc ?? null } },
        ]),
    },
    // The line is there, or was away for too long: read what is shown.
    onGap: read,
    signal,
  })
}
