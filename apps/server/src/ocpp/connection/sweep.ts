import { MINUTE } from '@ampdeck/api/time'
import type { Platform } from '../../database/platform.ts'
import type { ProcessNumber } from '../../database/process-number.ts'
import type { ChargePoint, Charging } from '../../device/charge-point.ts'
import { findById } from '../admission/charge-point.store.ts'
import type { Connection } from './connection.ts'
import { PING_EVERY_MS } from './flow.ts'
import { equipmentOf, giveUpOne, heldBy, recordSeen, releaseDead } from './holder.store.ts'

/** How long a pile may take to come back after the process that held its socket has ended. */
const COME_BACK_MS = MINUTE / 4
/** Two heartbeats missed (domain.md §10), where nothing else came either, not even the answer to a ping. */
const MISSED = 2
const MISSED_PINGS_MS = 3 * PING_EVERY_MS

interface Tools {
  platform: Platform
  process: Pick<ProcessNumber, 'number'>
  charging: Charging
  heartbeatS: number
}

interface Register {
  here: ReadonlyMap<number, Connection>
  greet(connection: Connection): Promise<void>
  end(at: ChargePoint, connectionId: number, isGone?: boolean): Promise<void>
  contested: { over(): number[] }
  isStopped(): boolean
}

/** What is done about links by the clock, in every process: who is silent, who was edited, whose process is dead. */
export function sweepOf(
  { platform: { db, now }, process, charging, heartbeatS }: Tools,
  { here, greet, end, contested, isStopped }: Register,
): () => Promise<void> {
  let seenUntil = Number.NEGATIVE_INFINITY

  /** Records which piles were heard, and reports those that were silent for too long. */
  async function listenBack(): Promise<void> {
    const since = seenUntil
    seenUntil = now()
    const all = [...here.values()].filter(({ isClaimed }) => isClaimed)
    const heard = all.filter(({ lastSeen }) => lastSeen >= since)
    await recordSeen(
      db,
      heard.map(({ at, lastSeen }) => ({ at, ts: lastSeen })),
    )

    const limitMs = Math.max(MISSED * heartbeatS * 1_000, MISSED_PINGS_MS)
    for (const connection of all) {
      const isSilent = !connection.isPaused && now() - connection.lastSeen > limitMs
      if (!isSilent || !connection.isOnline) continue
      connection.isOnline = false
      await end(connection.at, connection.id, false)
    }
  }

  /** Brings this process's rows and its sockets into line: either may be wrong after the database was away. */
  async function compare(): Promise<void> {
    const mine = [...here.values()].filter(({ isClaimed }) => isClaimed)
    const rows = await heldBy(db, process.number())
    for (const connection of mine) {
      // The process number was lost meanwhile: it is claimed anew.
      if (!connection.isClaimed) continue
      const row = rows.get(connection.at.pileId)
      if (row?.connectionId !== connection.id) void connection.close(1000, await reasonFor(connection))
      else if (row.equipment !== equipmentOf(connection.at)) await renew(connection)
    }
    for (const [pileId, { connectionId }] of rows) {
      const at = here.has(pileId) ? undefined : await findById(db, pileId)
      if (at) await end(at, connectionId)
    }
    // Those of which nobody could be told when they came.
    const unclaimed = [...here.values()].filter(({ isClaimed, calls }) => !isClaimed && calls.waiting === 0)
    for (const connection of unclaimed) await connection.calls.run(() => greet(connection))
  }

  /** Why a connection is not its pile's last one any more. */
  async function reasonFor({ at }: Connection): Promise<'replaced' | 'removed'> {
    return (await findById(db, at.pileId)) ? 'replaced' : 'removed'
  }

  /** The pile was edited: under a new code it must log in anew, its guns are taken as they are now. */
  async function renew(connection: Connection): Promise<void> {
    const fresh = await findById(db, connection.at.pileId)
    if (fresh?.code === connection.at.code) Object.assign(connection.at, fresh)
    else void connection.close(1000, 'renamed')
  }

  async function endContests(): Promise<void> {
    for (const pileId of contested.over()) {
      const at = here.get(pileId)?.at ?? (await findById(db, pileId))
      if (at) await charging.linkTroubled(at, { kind: 'shared', isOver: true })
    }
  }

  return async () => {
    await listenBack()
    await endContests()
    await compare()
    await releaseDead(db, process.number(), now())
    const giveUp = () => giveUpOne(db, now() - COME_BACK_MS, (at) => charging.disconnected(at, now()))
    let isMore = true
    while (isMore && !isStopped()) isMore = await giveUp()
  }
}
