import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Platform } from '../../database/platform.ts'
import type { ProcessNumber } from '../../database/process-number.ts'
import type { ChargePoint, Charging } from '../../device/charge-point.ts'
import type { Piles } from '../../device/pile-request.ts'
import type { Listener } from '../../events/listener.ts'
import { connections as gauge } from '../frame/metrics.ts'
import { protocolCode } from '../frame/protocol.ts'
import { CLAIMED, publishClaimed } from './claimed.ts'
import type { Connection } from './connection.ts'
import { contests } from './contest.ts'
import { claim, isHeldElsewhere, leave, reclaim, releaseOwn, returned } from './holder.store.ts'
import { oneByOne } from './one-by-one.ts'
import { sweepOf } from './sweep.ts'

const SWEEP_MS = 5_000
const ENDS_AT_ONCE = 3
/** How a socket ends on which nobody answers any more. */
const NO_GOODBYE = 1006
/** What piles have said before a stop is done within this time. */
const FINISH_MS = 2_000

interface Tools {
  platform: Platform
  process: Pick<ProcessNumber, 'number' | 'whenBack'>
  charging: Charging
  listener: Listener
  logger: Pick<Logger, 'error'>
  heartbeatS: number
}

/**
 * The piles that are connected to this process, and the rows that say so to all others. Who comes, goes, falls silent or
 * was held by a dead process is told to the charging service, always about the connection that is the last one.
 */
export function keepRegister({ platform, process, charging, listener, logger, heartbeatS }: Tools) {
  const { db, now } = platform
  const here = new Map<number, Connection>()
  /** Ends are told a few at a time: each holds a connection of the pool while the charging service takes others. */
  const ends = Array.from({ length: ENDS_AT_ONCE }, oneByOne)
  const callbacks: (() => void)[] = []
  const contested = contests(now)
  let leaving: Connection[] = []
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const failed = (err: unknown) => logger.error({ err }, 'the links of piles')
  const isCurrent = (connection: Connection) => here.get(connection.at.pileId) === connection

  function arrive(connection: Connection): void {
    const before = here.get(connection.at.pileId)
    here.set(connection.at.pileId, connection)
    gauge.inc({ protocol: connection.protocol })
    if (before) replace(before, connection.address)
    connection.onClose = (code) => depart(connection, code)
    connection.onSign = () => receive(connection)
    void connection.calls.run(() => greet(connection)).catch(failed)
  }

  function replace(connection: Connection, by: string): void {
    connection.replacedBy = by
    void connection.close(1000, 'replaced')
  }

  /** A charger that was there, for it said goodbye, had to make room for another one. */
  function contest({ at }: Pick<Connection, 'at'>, addresses: readonly string[]): void {
    if (!contested.add(at.pileId, addresses)) return
    const info = contested.addressesOf(at.pileId).join(', ')
    void charging.linkTroubled(at, { kind: 'shared', info }).catch(failed)
  }

  /**
   * Whether a charger that comes has to stay outside: the code is shared by two, and the link that stands is alive. So
   * one of them works, and the other cannot take it away again and again.
   */
  async function isTaken(at: ChargePoint, address: string): Promise<boolean> {
    if (!contested.isShared(at.pileId)) return false
    const current = here.get(at.pileId)
    const isAlive = current ? await current.answers() : await isHeldElsewhere(db, at, process.number(), now())
    if (isAlive) contest({ at }, current ? [current.address, address] : [address])
    return isAlive
  }

  /** Makes the connection the pile's last one, for all processes, and tells of it. */
  async function greet(connection: Connection): Promise<void> {
    await cleared
    if (!isCurrent(connection) || connection.isClaimed) return
    const own = process.number()
    connection.id ||= platform.newId()
    if (connection.wasClaimed) await claimAgain(connection, own)
    else await claimFirst(connection, own)
    if (!connection.isClaimed) return
    await welcome(connection)
    for (const call of callbacks) call()
  }

  async function claimFirst(connection: Connection, own: number): Promise<void> {
    const { at, id: connectionId, protocol } = connection
    const held = { process: own, connectionId, protocol: protocolCode[protocol], heartbeatS, ts: now() }
    const { before, lost, skewMs } = await claim(db, at, held)
    connection.clock.restore(skewMs, { from: held.ts, lost })
    connection.isClaimed = true
    connection.wasClaimed = true
    if (before !== null && before !== own) await publishClaimed(db, { pileId: at.pileId, connectionId })
  }

  /** After a loss of the process number: a pile that has come to another process meanwhile stays there. */
  async function claimAgain(connection: Connection, own: number): Promise<void> {
    const held = { process: own, connectionId: connection.id, ts: now() }
    if (await reclaim(db, connection.at, held)) connection.isClaimed = true
    else void connection.close(1000, 'replaced')
  }

  async function welcome(connection: Connection): Promise<void> {
    connection.isOnline = true
    try {
      await charging.connected(connection.at, now())
    } catch (error) {
      // Tried again with the pile's next frame.
      connection.isOnline = false
      throw error
    }
  }

  function receive(connection: Connection): void {
    connection.lastSeen = now()
    if (!connection.isClaimed || connection.isOnline || !isCurrent(connection)) return
    connection.isOnline = true
    const back = async () => {
      await returned(db, connection.at, connection.id, now())
      await welcome(connection)
    }
    void connection.calls.run(back).catch(failed)
  }

  function depart(connection: Connection, code: number): void {
    if (connection.replacedBy !== undefined && code !== NO_GOODBYE)
      contest(connection, [connection.address, connection.replacedBy])
    gauge.dec({ protocol: connection.protocol })
    if (isCurrent(connection)) here.delete(connection.at.pileId)
    // At a stop the piles are let go of all at once, and may come back before anybody is told.
    // Whoever has taken its place is heard of first: then there is no gap.
    const { calls } = here.get(connection.at.pileId) ?? connection
    if (!isStopped) void calls.run(() => end(connection.at, connection.id)).catch(failed)
  }

  function end(at: ChargePoint, connectionId: number, isGone = true): Promise<void> {
    const lane = ends[at.pileId % ENDS_AT_ONCE] ?? oneByOne()
    const report = () => charging.disconnected(at, now())
    // What is left at a stop is told by whoever lives, when the pile has not come back to it.
    return lane.run(async () => (isStopped ? undefined : leave(db, at, { connectionId, isGone }, report)))
  }

  const silence = listener.listen(CLAIMED, (payload) => {
    const { pileId, connectionId } = JSON.parse(payload)
    const connection = here.get(pileId)
    if (connection?.isClaimed && connection.id !== connectionId) replace(connection, 'another process')
  })

  const sweep = sweepOf(
    { platform, process, charging, heartbeatS },
    { here, greet, end, contested, isStopped: () => isStopped },
  )

  async function tick(): Promise<void> {
    if (isStopped) return
    await sweep().catch(failed)
    if (isStopped) return
    timer = setTimeout(() => {
      swept = tick()
    }, SWEEP_MS)
  }
  // Whoever had this process's number before is dead.
  const releaseAll = async () => releaseOwn(db, process.number(), now())
  const cleared = releaseAll().catch(failed)
  /** The sweep that is under way, or the last one: a stop waits for it. */
  let swept = cleared.then(tick)

  // While no number was held, others may have taken this process for dead, and let go of its piles.
  process.whenBack(() => {
    for (const connection of here.values()) {
      connection.isClaimed = false
      void connection.calls.run(() => greet(connection)).catch(failed)
    }
  })

  const piles: Piles = {
    isHere: (pileId) => here.has(pileId),
    here: () => [...here.keys()],
    call: async (pileId, request, limit) =>
      (await here.get(pileId)?.ask(request, limit)) ?? { status: 'offline' },
  }

  return {
    piles,
    arrive,
    isTaken,
    sweep,
    whenHere: (call: () => void) => void callbacks.push(call),
    /** Says goodbye to all; resolves when all have heard it. */
    close: async (code: number, reason: string) => {
      isStopped = true
      clearTimeout(timer)
      silence()
      leaving = [...here.values()]
      await Promise.all(leaving.map((connection) => connection.close(code, reason)))
    },
    cutOff: () => {
      for (const connection of here.values()) connection.cutOff()
    },
    /** Finishes what piles have said, and lets go of them. */
    stop: async () => {
      const finished = [...leaving.map(({ calls }) => calls), ...ends].map((work) => work.idle())
      await Promise.race([Promise.all([swept, ...finished]), pause(FINISH_MS, undefined, { ref: false })])
      await releaseAll().catch(failed)
    },
  }
}
