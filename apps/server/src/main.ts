import { say, texts } from '@ampdeck/api/texts'
import { pino } from 'pino'
import { announce } from './announce.ts'
import { openDatabase } from './database/database.ts'
import { idMaker } from './database/ids.ts'
import { migrate } from './database/migrate.ts'
import { ensureMonths } from './database/partitions.ts'
import { takeProcessNumber } from './database/process-number.ts'
import { prepareDemo } from './demo/prepare.ts'
import { createApp } from './http/app.ts'
import { healthRoutes, refuseUntil } from './http/health.routes.ts'
import { startJobs } from './jobs/jobs.ts'
import { routes } from './routes.ts'
import { readSettings } from './settings.ts'
import { hashPassword } from './system/password.ts'

const POOL_SIZE = 10
const STOP_WITHIN_MS = 9_000
const MONTHS_AHEAD_MS = 62 * 86_400_000

const words = texts({
  preparing: ['Preparing the demo network: {step}', '正在准备演示网络：{step}'],
})

const settings = readSettings(process.env)
const logger = pino({ level: settings.logLevel, redact: ['req.headers.authorization'] }, pino.destination(2))
const now = () => Date.now()

const database = await openDatabase({
  ...(settings.databaseUrl ? { url: settings.databaseUrl } : {}),
  dataDirectory: settings.dataDirectory,
  poolSize: POOL_SIZE,
  onConnectionLost: (err) => logger.warn({ err }, 'database connection lost'),
})
await migrate(database.db)
const process_ = await takeProcessNumber(database.connection, (err) => {
  logger.fatal({ err }, 'the process number is lost with its connection')
  process.kill(process.pid, 'SIGTERM')
})

let prepared = false
const platform = { db: database.db, now, newId: idMaker(process_.number, now) }
const app = await createApp(logger)
healthRoutes(app, platform, () => prepared)
const jobs = await startJobs(platform, { ...settings, pool: database.pool, logger })
app.addHook(
  'onRequest',
  refuseUntil(() => prepared),
)
await routes(app, { ...platform, jobs }, settings)
await app.listen({ host: settings.host, port: settings.port })

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

if (settings.demo) {
  await prepareDemo({
    db: database.db,
    pool: database.pool,
    seed: settings.demoSeed,
    anchor: settings.demoAnchor,
    scale: settings.demoScale,
    now,
    hashPassword,
    progress: (step) => process.stdout.write(`${say(words.preparing, 'en', { step })}\n`),
  })
}
await ensureMonths(database.db, now(), now() + MONTHS_AHEAD_MS)
prepared = true
announce(app, settings)

/** Finishes what was accepted, then closes; whatever hangs does not hold the end for more than ten seconds. */
async function stop() {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  await app.close()
  await jobs.stop()
  await process_.release()
  await database.close()
  process.exit(0)
}
