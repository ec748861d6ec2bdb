import type { Language } from '@ampdeck/api/enumeration'
import { gunStatus, letterOf } from '@ampdeck/api/enumerations/equipment'
import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import type { LiveGun, LivePile } from '@ampdeck/api/operation/monitor-pile'
import { completeMinutes, parseTimestamp } from '@ampdeck/api/time'
import type { Gun } from '@ampdeck/ui/gun-tile'
import type { LiveUpdate } from '@ampdeck/ui/live'
import { gunReason } from './gun-reason.ts'

/** A gun as the pile monitors show it: its tile, and what stands beside it. */
export interface MonitorGun extends Gun {
  gunId: number
  pileId: number
  /** Pile and letter in full, as a question names it. */
  name: string
  V: number | null
  A: number | null
  Wh: number | null
  tempC: number | null
  orderId: number | null
  /** When its charge was measured last, epoch milliseconds. */
  measuredAt: number | null
  /** Since when it is in its status, epoch milliseconds. */
  since: number | null
}

const { charging, alarm, full } = gunStatus.code
/** In these a car is at the gun and its measures mean something. */
const measured: readonly number[] = [charging, alarm]

/** A pile's code as it is painted on it: the last four places. */
function shortCode(code: string): string {
  return code.slice(-4)
}

/** A gun as a question names it. */
export function gunName({ code }: Pick<LivePile, 'code'>, letter: number): string {
  return `${code}-${letterOf(letter)}`
}

/** A gun as it was read at a moment. */
export function gunOfTile(
  tile: LiveGun,
  { code, at }: Pick<LivePile, 'code' | 'at'>,
  language: Language,
): MonitorGun {
  const since = tile.since == null ? null : parseTimestamp(tile.since)
  return {
    id: String(tile.id),
    gunId: tile.id,
    pileId: tile.pileId,
    name: gunName({ code }, tile.letter),
    pileCode: shortCode(code),
    letter: tile.letter,
    plate: tile.plate,
    reason: gunReason(tile, language),
    orderId: tile.orderId,
    since,
    ...measuresOf(tile),
    minutes: minutesOf(since, at),
  }
}

/** What an event makes of a gun; a status that changes begins now. */
export function gunAfter(
  event: LiveEventOf<'gun'>,
  known: Pick<MonitorGun, 'status' | 'since' | 'reason' | 'plate'> | undefined,
): LiveUpdate<string, MonitorGun> {
  const isSame = known?.status === event.status
  const since = isSame ? known.since : event.time
  return {
    id: String(event.gunId),
    at: event.time,
    change: {
      ...measuresOf(event),
      orderId: event.orderId,
      since,
      minutes: minutesOf(since, event.time),
      ...(!isSame && { reason: null }),
      ...(event.orderId === null && { plate: null }),
    },
  }
}

type Measured = Pick<LiveGun, 'status' | 'live'>

function measuresOf({ status, live }: Measured) {
  const now = measured.includes(status) ? live : null
  return {
    status,
    w: now?.W ?? null,
    soc: measured.includes(status) || status === full ? (live?.soc ?? null) : null,
    V: now?.V ?? null,
    A: now?.A ?? null,
    Wh: measured.includes(status) || status === full ? (live?.Wh ?? null) : null,
    tempC: now?.tempC ?? null,
    measuredAt: status === charging ? (live?.ts ?? null) : null,
  }
}

function minutesOf(since: number | null, now: number): number | null {
  return since === null ? null : completeMinutes(since, now)
}

/** The guns of piles as a live store begins with them. */
export function seedOf(piles: readonly LivePile[], language: Language): LiveUpdate<string, MonitorGun>[] {
  return piles.flatMap((pile) =>
    pile.guns.map((tile) => ({ id: String(tile.id), at: pile.at, change: gunOfTile(tile, pile, language) })),
  )
}
