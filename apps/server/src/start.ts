import { join } from 'node:path'
import { say, texts } from '@ampdeck/api/texts'
import { DAY } from '@ampdeck/api/time'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { watchLog } from './access/log-chain.ts'
import { watchAlarms } from './alarm/alarm-sweep.ts'
import { createCharging } from './charging/charging.ts'
import { openDatabase } from './database/database.ts'
import { idMaker } from './database/ids.ts'
import { migrate } from './database/migrate.ts'
import { ensureMonths } from './database/partitions.ts'
import { holdProcessNumber } from './database/process-number.ts'
import { sealClearSecrets } from './database/stored-secrets.ts'
import { prepareDemo } from './demo/prepare.ts'
import type { World } from './demo/world.ts'
import { openListener } from './events/listener.ts'
import { checkKeys } from './foundation/secrets.ts'
import { gatewaysOf } from './gateways/gateways.ts'
import { setOutgoingRules } from './gateways/outgoing.ts'
import { createApp } from './http/app.ts'
import { refuseUntil, serveHealth } from './http/health.ts'
import { startJobs } from './jobs/jobs.ts'
import { startGateway } from './ocpp/gateway.ts'
import { startDispatcher } from './operation/pile-command/pile-command.dispatch.ts'
import { startSitePower } from './power/site-power.ts'
import { routes } from './routes.ts'
import type { Settings } from './settings.ts'
import { demoPlaces } from './simulator/demo-places.ts'
import { ocppUrl } from './simulator/ocpp-url.ts'
import { startSimulator } from './simulator/simulator.ts'

const POOL_SIZE = 10
const MONTHS_AHEAD_MS = 62 * DAY

const words = texts({
  preparing: ['Preparing the demo network: {step}', '正在准备演示网络：{step}'],
})

interface Tools {
  logger: Logger
  /** Takes in how to close each thing that is opened; closed in the opposite order, also after a failed start. */
  opened: AsyncDisposableStack
  /** Aborted when the process was asked to end: the start goes no further. */
  interrupted: AbortSignal
}

/** Opens the database, serves pages and health at once, and calls as soon as the data is prepared. */
export async function start(
  settings: Settings,
  { logger, opened, interrupted }: Tools,
): Promise<FastifyInstance> {
  const now = Date.now
  setOutgoingRules({ own: settings.outgoingHosts })
  const database = await openDatabase({
    url: settings.databaseUrl,
    dataDirectory: settings.dataDirectory,
    poolSize: POOL_SIZE,
    onConnectionLost: (err) => logger.warn({ err }, 'database connection lost'),
  })
  opened.defer(() => database.close())
  interrupted.throwIfAborted()
  checkKeys()
  await migrate(database.db)
  const processNumber = await holdProcessNumber(database.connection, {
    onLost: (err) => logger.warn({ err }, 'the process number is lost with its connection'),
  })
  opened.defer(() => processNumber.release())
  const listener = await openListener(database.connection, {
    onLost: (err) => logger.warn({ err }, 'listening connection lost'),
  })
  opened.defer(() => listener.close())
  interrupted.throwIfAborted()

  let prepared = false
  const platform = { db: database.db, now, newId: idMaker(processNumber.number, now) }
  const app = await createApp(logger, {
    tls: settings.tls,
    isTrustedProxy: settings.isTrustedProxy,
    uploadDirectory: join(settings.dataDirectory, 'uploads'),
  })
  serveHealth(app, platform, () => prepared, settings.dataDirectory)
  const jobs = await startJobs(platform, {
    ...settings,
    pool: database.pool,
    listener,
    logger,
    gateways: gatewaysOf(settings),
  })
  opened.defer(() => jobs.stop())
  opened.defer(() => app.close())
  app.addHook(
    'onRequest',
    refuseUntil(() => prepared),
  )
  await routes(app, { ...platform, jobs, listener, settings })
  const gateway = startGateway(app.server, {
    platform,
    process: processNumber,
    charging: createCharging(platform),
    listener,
    logger,
    isPrepared: () => prepared,
    heartbeatS: settings.heartbeatS,
    isTrustedProxy: settings.isTrustedProxy,
    requiresPassword: settings.pilePasswords,
    defaultProtocol: settings.defaultProtocol,
    certificateHeader: settings.certificateHeader,
    pileCa: settings.pileCa,
    pileLogFtp: settings.pileLogFtp,
  })
  opened.defer(() => gateway.stop())
  await app.listen({ host: settings.host, port: settings.port })

  let world: World | undefined
  if (settings.demo) {
    world = await prepareDemo({
      db: database.db,
      pool: database.pool,
      seed: settings.demoSeed,
      anchor: settings.demoAnchor,
      scale: settings.demoScale,
      now,
      progress: (step) => {
        interrupted.throwIfAborted()
        process.stdout.write(`${say(words.preparing, 'en', { step })}\n`)
      },
    })
  }
  await sealClearSecrets(database.db)
  await ensureMonths(database.db, now(), now() + MONTHS_AHEAD_MS)
  await jobs.work()
  // The last thing of a start that can fail: who is told "ready" is served by a process that stays.
  prepared = true
  const dispatcher = startDispatcher(platform, { piles: gateway.piles, listener, logger })
  opened.defer(() => dispatcher.stop())
  gateway.whenHere(dispatcher.wake)
  const sitePower = startSitePower(platform, { piles: gateway.piles, listener, logger })
  opened.defer(() => sitePower.stop())
  const alarms = watchAlarms({ ...platform, jobs }, (err) => logger.error({ err }, 'sweep of alarms'))
  opened.defer(() => alarms.stop())
  const sealer = watchLog(platform, (err) => logger.error({ err }, 'sealing of the operation log'))
  opened.defer(() => sealer.stop())
  if (world && settings.simulator) {
    const places = demoPlaces(world, now())
    const url = ocppUrl(settings, app.addresses())
    opened.defer(
      startSimulator({
        platform,
        connection: database.connection,
        listener,
        logger,
        places,
        url,
        seed: world.seed,
        cacheDirectory: join(settings.dataDirectory, 'compiled'),
      }),
    )
  }
  return app
}
