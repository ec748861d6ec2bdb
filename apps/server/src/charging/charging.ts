import type { Platform } from '../database/platform.ts'
import { readyMonths } from '../database/ready-months.ts'
import { inTransaction } from '../database/transaction.ts'
import type { ChargePoint, Charging, MeterReport } from '../device/charge-point.ts'
import { atOnce } from '../foundation/at-once.ts'
import { batch } from './batch.ts'
import { costOf } from './cost/driver-cost.service.ts'
import { stop } from './finish/stop.service.ts'
import { measureClock } from './gun/clock.service.ts'
import { reportStatus } from './gun/gun.service.ts'
import { reportLinkTrouble } from './gun/link-trouble.service.ts'
import { boot, connect, disconnect } from './gun/pile.service.ts'
import { meter, type TariffOf } from './metering/meter.service.ts'
import { keepNeeds, keepPlan } from './needs/charging-need.service.ts'
import { keepPriority } from './needs/priority.service.ts'
import { tariffOf } from './record/price-source.store.ts'
import { timeOf } from './record/time-of.ts'
import { pileEndedHold } from './reservation/reservation.service.ts'
import { keepConfiguredKey, keepSigned } from './signed/signed-value.service.ts'
import { authorize } from './start/authorize.service.ts'
import { sendOwnTariff } from './start/own-tariff.service.ts'
import { start } from './start/start.service.ts'

const WITHIN_MS = 20_000
/** A pool has ten connections, and a network may end all of its charges at once. */
const AT_ONCE = 4
/** Readings of so long a moment are stored together. */
const GATHER_MS = 150
/** Versions whose prices are kept in memory: they never change. */
const KEPT_TARIFFS = 500

/** What piles report, made into orders, bills and the state of guns: each report one transaction. */
export function createCharging(
  platform: Platform,
  { gatherMs = GATHER_MS }: { gatherMs?: number } = {},
): Charging {
  const monthReady = readyMonths(platform.db)
  const transacted = async <T>(work: (context: Platform) => Promise<T>): Promise<T> => {
    await monthReady(platform.now())
    return inTransaction(platform.db, WITHIN_MS, (db) => work({ ...platform, db }))
  }
  const inTurn = atOnce(AT_ONCE)
  const together: typeof transacted = (work) => inTurn(() => transacted(work))
  const prices = keptTariffs()
  const metered = batch<{ at: ChargePoint; report: MeterReport }>(
    (reports) => transacted((context) => meter(context, prices, reports)),
    gatherMs,
  )
  return {
    booted: (at, report) => together((context) => boot(context, at, report)),
    connected: (at, ts) => together((context) => connect(context, at, ts)),
    disconnected: (at, ts) => together((context) => disconnect(context, at, ts)),
    clockMeasured: (at, skewMs) => together((context) => measureClock(context, at, skewMs)),
    linkTroubled: (at, trouble) => together((context) => reportLinkTrouble(context, at, trouble)),
    gunChanged: (at, report) => together((context) => reportStatus(context, at, report)),
    authorize: (at, token) => authorize(platform, at, token),
    started: async (at, report) => {
      const ts = timeOf(report.ts, platform.now())
      await monthReady(ts)
      return together(async (context) => {
        const answer = await start(context, at, report)
        if (answer.accepted) await sendOwnTariff(context, at, answer.transactionId)
        return answer
      })
    },
    metered: (at, report) => metered({ at, report }),
    stopped: (at, report) => together((context) => stop(context, at, report)),
    signed: (at, report) => together((context) => keepSigned(context, at, report)),
    meterKey: (at, key) => together((context) => keepConfiguredKey(context, at, key)),
    cost: (at, of) => costOf(platform.db, prices, at, of),
    needed: (at, needs) => together((context) => keepNeeds(context, at, needs)),
    planned: (at, plan) => together((context) => keepPlan(context, at, plan)),
    prioritised: (at, transactionId, isFirst) =>
      together((context) => keepPriority(context, at, transactionId, isFirst)),
    reservationEnded: (at, report) => together((context) => pileEndedHold(context, at, report)),
  }
}

function keptTariffs(): TariffOf {
  const kept = new Map<number, ReturnType<TariffOf>>()
  return (db, sellerId, versionId) => {
    const known = kept.get(versionId)
    if (known) return known
    if (kept.size >= KEPT_TARIFFS) kept.clear()
    const read = tariffOf(db, sellerId, versionId)
    kept.set(versionId, read)
    read.catch(() => kept.delete(versionId))
    return read
  }
}
