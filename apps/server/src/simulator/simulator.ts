import type { NetworkPlan } from '@ampdeck/simulator/plan'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Platform } from '../database/platform.ts'
import type { Listener } from '../events/listener.ts'
import { adoptDrawnCharges } from './adopt.store.ts'
import type { DemoPlace } from './demo-places.ts'
import { planOf } from './network-plan.ts'
import { PACE_CHANNEL, readPace, recordLived } from './pace.store.ts'
import { readPresent } from './present.store.ts'
import { SimulatorProcess } from './simulator-process.ts'

const LOCK = 1_853_016
const TRY_EVERY_MS = 5_000
const NOTE_EVERY_MS = 30_000

export interface SimulatorOptions {
  platform: Platform
  connection: pg.ClientConfig
  listener: Listener
  logger: Logger
  places: readonly DemoPlace[]
  seed: number
  /** Of this server: `ws://127.0.0.1:8080/ocpp`. */
  url: string
  /** Where the program of the simulated chargers is kept as it was compiled. */
  cacheDirectory: string
}

/**
 * Lets the demo network live: the first of the processes that share a database starts the simulated chargers, which
 * connect to it as any charger does; when it dies, another one takes over. Returns the way to stop.
 */
export function startSimulator(options: SimulatorOptions): () => Promise<void> {
  const { platform, connection, listener, logger } = options
  let isStopped = false
  let client: pg.Client | undefined
  let running: SimulatorProcess | undefined
  let timer: NodeJS.Timeout | undefined

  const attempt = async () => {
    if (!client) {
      const fresh = new pg.Client(connection)
      fresh.on('error', (err) => void lose(fresh, err))
      await fresh.connect()
      client = fresh
    }
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ])
    if (!rows[0]?.taken || isStopped) return false
    running = new SimulatorProcess(() => currentPlan(options), logger, options.cacheDirectory)
    return true
  }
  const tryAgain = async () => {
    const isOurs = await attempt().catch((err: unknown) => {
      logger.warn({ err }, 'the simulated network waits for the database')
      void client?.end().catch(() => undefined)
      client = undefined
      return false
    })
    if (!isOurs && !isStopped) timer = setTimeout(() => void tryAgain(), TRY_EVERY_MS)
  }
  /** With the connection the lock is gone, and another process may simulate. */
  const lose = async (lost: pg.Client, err: Error) => {
    if (client !== lost || isStopped) return
    logger.warn({ err }, 'the lock of the simulated network is lost')
    client = undefined
    await running?.stop()
    running = undefined
    void tryAgain()
  }
  const follow = async () => running?.setPace(await readPace(platform.db))
  const forget = listener.listen(
    PACE_CHANNEL,
    () => void follow().catch(complain),
    () => void follow().catch(complain),
  )
  const complain = (err: unknown) => logger.warn({ err }, 'the simulated network was not noted')
  const note = setInterval(() => {
    if (running?.isAlive) recordLived(platform.db, platform.now()).catch(complain)
  }, NOTE_EVERY_MS)
  void tryAgain()

  return async () => {
    isStopped = true
    clearTimeout(timer)
    clearInterval(note)
    forget()
    const wasAlive = running?.isAlive
    await running?.stop()
    if (wasAlive) await recordLived(platform.db, platform.now()).catch(complain)
    await client?.end().catch(() => undefined)
  }
}

async function currentPlan({ platform, places, url, seed }: SimulatorOptions): Promise<NetworkPlan> {
  const { db, now } = platform
  const pileIds = places.map(({ pileId }) => pileId)
  await adoptDrawnCharges(db, pileIds, now())
  const present = await readPresent(db, pileIds)
  const isTrusting = url.startsWith('wss:')
  return planOf(places, present, { url, seed, pace: await readPace(db), isTrusting })
}
