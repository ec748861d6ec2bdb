import type { OutputOf } from '@ampdeck/api/contract'
import type { Language } from '@ampdeck/api/enumeration'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import type { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { completeMinutes, parseTimestamp } from '@ampdeck/api/time'
import type { Gun } from '@ampdeck/ui/gun-tile'
import type { LiveUpdate } from '@ampdeck/ui/live'
import { gunReason } from '../pile/gun-reason.ts'

/** Piles and guns of a moment, as the call answers them. */
export type GunTilesRead = OutputOf<typeof monitorStation.gunTiles>
export type GunUpdate = LiveUpdate<string, Gun>

interface Known {
  /** The server's time of the newest word about it. */
  at: number
  /** Since when it is in its status; nothing where that is not known. */
  since: number | null
  orderId: number | null
  gun: Gun
}

const { charging, alarm } = gunStatus.code

/** Digits by which the piles of one station are told apart: what their codes do not share. */
export function shortCodes(codes: readonly string[]): (code: string) => string {
  const SHORT = 4
  const isTold = codes.every((code) => /^\d{14}$/.test(code))
  const short = new Set(codes.map((code) => code.slice(-SHORT)))
  return isTold && short.size === codes.length ? (code) => code.slice(-SHORT) : (code) => code
}

/** The guns of a station as they were read, moved on by what is heard of each, with the minutes in their status. */
export function createGunModel() {
  let known = new Map<number, Known>()
  /** What is heard while the first reading is on its way may be newer than what it says; of each gun the last counts. */
  let early: Map<number, LiveEventOf<'gun'>> | undefined = new Map()

  return {
    /** What was read at a moment; of a gun heard of since, the news stays. */
    read({ at, piles, guns }: GunTilesRead, language: Language): GunUpdate[] {
      const time = parseTimestamp(at)
      const short = shortCodes(piles.map(({ code }) => code))
      const codes = new Map(piles.map(({ id, code }) => [id, short(code)]))
      const before = known
      known = new Map(
        guns.map((gun): [number, Known] => {
          const newer = before.get(gun.id)
          if (newer && newer.at > time) return [gun.id, withNames(newer, gun, language)]
          const since = gun.since === null ? null : parseTimestamp(gun.since)
          return [
            gun.id,
            {
              at: time,
              since,
              orderId: gun.orderId,
              gun: {
                id: String(gun.id),
                pileCode: codes.get(gun.pileId) ?? '',
                letter: gun.letter,
                status: gun.status,
                w: gun.live?.W ?? null,
                soc: gun.live?.soc ?? null,
                minutes: minutesSince(since, time),
                plate: gun.plate,
                reason: gunReason(gun, language),
              },
            },
          ]
        }),
      )
      const waiting = [...(early?.values() ?? [])]
      early = undefined
      for (const event of waiting) updatesOf(event)
      return [...known.values()].map((one) => ({ id: one.gun.id, at: one.at, change: one.gun }))
    },

    updatesOf,

    /** The guns whose minutes have gone on; none of them has said anything. */
    passed(now: number): GunUpdate[] {
      return [...known].flatMap(([id, one]) => {
        const minutes = minutesSince(one.since, now)
        if (minutes === one.gun.minutes) return []
        known.set(id, { ...one, gun: { ...one.gun, minutes } })
        return [{ id: one.gun.id, at: one.at, change: { minutes } }]
      })
    },
  }

  /** What an event says of a gun. Whose car stands there, and why it is at fault, is read after it. */
  function updatesOf(event: LiveEventOf<'gun'>): GunUpdate[] {
    const { gunId, status, live, orderId, time } = event
    early?.set(gunId, event)
    const found = known.get(gunId)
    if (!found || time < found.at) return []
    const isOther = status !== found.gun.status
    const since = isOther ? time : found.since
    const isNext = orderId !== null && orderId !== found.orderId
    const change: Partial<Gun> = {
      status,
      w: status === charging || status === alarm ? (live?.W ?? null) : null,
      soc: live?.soc ?? (isNext ? null : (found.gun.soc ?? null)),
      minutes: minutesSince(since, time),
      ...(isNext && { plate: null }),
      ...(isOther && { reason: null }),
    }
    known.set(gunId, { at: time, since, orderId, gun: { ...found.gun, ...change } })
    return [{ id: found.gun.id, at: time, change }]
  }
}

/** What was heard stays; whose car it is and why it is at fault comes from the reading, where that means the same. */
function withNames(newer: Known, read: GunTilesRead['guns'][number], language: Language): Known {
  if (newer.orderId !== read.orderId) return newer
  const reason = newer.gun.status === read.status ? gunReason(read, language) : newer.gun.reason
  return { ...newer, gun: { ...newer.gun, plate: read.plate, reason: reason ?? null } }
}

function minutesSince(since: number | null, now: number): number | null {
  return since === null ? null : completeMinutes(since, now)
}
