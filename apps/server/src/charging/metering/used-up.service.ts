import { commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import { activeState } from '@ampdeck/api/enumerations/member'
import { orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import { DAY, MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { ofSellers } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { queueCommands } from '../../device/command-queue.ts'
import { type Account, usableOf } from '../money/account.store.ts'
import { progressOf, type StrategyCap, strategyReached } from '../record/charge-strategy.store.ts'
import { coming, ownerOf } from '../record/hold.store.ts'
import type { Transaction } from '../record/transaction.store.ts'
import type { Paying } from './paying.store.ts'

interface Running {
  transaction: Transaction
  /** What waited in a queue says nothing of a charge that may have ended since. */
  mayStop: boolean
  /** What the charge has come to so far. */
  feeFen: number
  wh: number
  soc: number | null
  ts: number
}

const STOP = commandKind.code.remoteStop
const {
  remoteStop: REMOTE_STOP,
  balanceUsedUp: USED_UP,
  amountLimit: AMOUNT_LIMIT,
  socLimit: SOC_LIMIT,
  strategy: STRATEGY,
} = stopReason.code
const { queued, sent, accepted, done } = commandState.code
/** A pile that agreed to stop does so within this time. */
const AGREED_MS = MINUTE
/** States of a command that its pile has, or may have. */
const REACHED: ReadonlySet<number> = new Set([sent, accepted, done])
const { starting: STARTING, charging: CHARGING } = orderStatus.code
/** No charge is open for longer (domain.md §4 LC 1, `lose`). */
const LONGEST_MS = 2 * DAY

/**
 * Charges that have cost what their payer can pay are stopped from afar (StopReason 5), those that have come to a limit
 * of their payer, and those that nobody would have let start. While one goes on, it is asked again with each reading,
 * unless a command is on its way or its pile has just agreed.
 */
export async function stopUsedUp(
  context: Platform,
  running: readonly Running[],
  paying: ReadonlyMap<number, Paying>,
): Promise<void> {
  const { db, newId } = context
  const live = running.filter(({ mayStop }) => mayStop)
  const alone = live.flatMap((charge) => {
    const { transaction, feeFen } = charge
    const usableFen = paying.get(transaction.orderId)?.usableFen ?? null
    const isSpent = usableFen !== null && feeFen > 0 && feeFen >= usableFen
    const isOver =
      isSpent || transaction.lateRefusal !== null || limitReached(charge) !== undefined || strategyOf(charge)
    return isOver ? [transaction] : []
  })
  const payers = live.flatMap(({ transaction }) => paying.get(transaction.orderId) ?? [])
  const beside = await spentTogether(
    db,
    payers.filter(({ charges }) => charges > 1),
  )
  const spent = [...new Map([...alone, ...beside].map((charge) => [charge.orderId, charge])).values()]
  if (spent.length === 0) return
  const pending = await pendingStops(context, spent)
  const drafts = spent
    .filter(({ orderId }) => !pending.has(orderId))
    .map(({ sellerId, stationId, pileId, gunId, orderId, transactionId }) => ({
      ...{ sellerId, stationId, pileId, gunId, orderId },
      command: STOP,
      request: { kind: 'remoteStop' as const, transactionId },
    }))
  await queueCommands({ db, newId, now: context.now(), userId: null }, drafts)
}

/** Why the platform has ended a charge, and the strategy of its station that did. */
interface PlatformStop {
  reason: number
  strategy?: StrategyCap
}

/**
 * Why a charge ended that the platform has stopped, whatever its pile names: a person's command, or the balance. Where
 * the pile itself names a remote stop, the command need not have been answered.
 */
export async function platformStop(
  context: Platform,
  charge: Transaction,
  named: number,
): Promise<PlatformStop | undefined> {
  const asked = await stops(context, [charge]).select(['createUser', 'state']).execute()
  const done = asked.filter(({ state }) => named === REMOTE_STOP || REACHED.has(state))
  if (done.some(({ createUser }) => createUser !== null)) return { reason: REMOTE_STOP }
  if (done.length === 0) return undefined
  if (charge.lateRefusal !== null) return { reason: REMOTE_STOP }
  const { feeFen, lastWh: wh, lastSoc: soc, lastTime: ts } = charge
  const state = { transaction: charge, feeFen, wh, soc, ts }
  const limit = limitReached(state)
  const strategy = limit === undefined ? strategyOf(state) : undefined
  return strategy ? { reason: STRATEGY, strategy } : { reason: limit ?? USED_UP }
}

/** Why a charge ends that has come to a limit of its payer. */
function limitReached({ transaction, feeFen, wh, soc }: Omit<Running, 'mayStop'>): number | undefined {
  const { limitFen, limitWh, limitSoc, meterStart } = transaction
  if (limitFen !== null && feeFen >= limitFen) return AMOUNT_LIMIT
  if (limitSoc !== null && soc !== null && soc >= limitSoc) return SOC_LIMIT
  return limitWh !== null && wh - meterStart >= limitWh ? STRATEGY : undefined
}

/** The strategy of its station that a charge has come to. */
function strategyOf({ transaction, ...at }: Omit<Running, 'mayStop'>): StrategyCap | undefined {
  return strategyReached(transaction.strategies, progressOf(transaction, at))
}

type Charge = Pick<Transaction, 'sellerId' | 'pileId' | 'orderId'>
type Stopped = Pick<Transaction, 'sellerId' | 'stationId' | 'pileId' | 'gunId' | 'orderId' | 'transactionId'>

/**
 * The charges of owners who have several and cannot pay for all of them. What each may cost until it is heard again
 * counts too, but for one: together they exceed what there is by one reading at most. The accounts are locked, so that
 * processes that each hear some of them do not decide past each other.
 */
async function spentTogether(db: Platform['db'], payers: readonly Paying[]): Promise<Stopped[]> {
  const owners = new Map(payers.map(({ sellerId, owner }) => [`${sellerId} ${owner}`, { sellerId, owner }]))
  if (owners.size === 0) return []
  const wanted = sql`unnest(${[...owners.values()].map(({ sellerId }) => sellerId)}::bigint[],
    ${[...owners.values()].map(({ owner }) => owner)}::bigint[]) as wanted (seller_id, owner)`
  const { rows: accounts } = await sql<Account & { sellerId: number; owner: number }>`
    select a.id, a.type, a.balance_fen as "balanceFen", a.frozen_fen as "frozenFen",
      a.credit_limit_fen as "creditLimitFen", a.seller_id as "sellerId", ${ownerOf('a')} as owner
    from account a
    join ${wanted} on wanted.seller_id = a.seller_id
      and (wanted.owner = a.member_id or a.member_id is null and wanted.owner = -a.group_id)
    where a.deleted = 0 and a.state = ${sql.lit(activeState.code.on)}
    order by a.seller_id, a.id
    for update of a`.execute(db)
  const { rows: charges } = await sql<
    Stopped & { owner: number; feeFen: number; comingFen: number; isRunning: boolean }
  >`
    select h.owner, t.seller_id as "sellerId", t.station_id as "stationId", t.pile_id as "pileId", t.gun_id as "gunId",
      t.order_id as "orderId", t.transaction_id as "transactionId", t.fee_fen as "feeFen", ${coming} as "comingFen",
      o.order_status in (${sql.lit(STARTING)}, ${sql.lit(CHARGING)}) as "isRunning"
    from ${wanted}
    join charge_hold h on h.seller_id = wanted.seller_id and h.owner = wanted.owner
    join charge_transaction t on t.seller_id = h.seller_id and t.order_id = h.order_id
    join charge_order o on o.seller_id = h.seller_id and o.id = h.order_id`.execute(db)
  return [...owners.values()].flatMap((of) => {
    const isOwn = (row: { sellerId: number; owner: number }) =>
      row.sellerId === of.sellerId && row.owner === of.owner
    const own = charges.filter(isOwn)
    const feeFen = own.reduce((sum, charge) => sum + charge.feeFen, 0)
    const steps = own.map(({ comingFen }) => comingFen)
    const comingFen = steps.reduce((sum, step) => sum + step, 0) - Math.max(0, ...steps)
    const isSpent = feeFen > 0 && feeFen + comingFen >= usableOf(accounts.filter(isOwn))
    return isSpent ? own.filter(({ isRunning }) => isRunning) : []
  })
}

/** The charges whose stop is on its way, or was agreed to a moment ago. */
async function pendingStops(
  context: Platform,
  charges: readonly Charge[],
): Promise<ReadonlySet<number | null>> {
  const found = await stops(context, charges)
    .select('orderId')
    .where(({ eb, or, and }) =>
      or([
        eb('state', 'in', [queued, sent]),
        and([eb('state', 'in', [accepted, done]), eb('updateTime', '>', context.now() - AGREED_MS)]),
      ]),
    )
    .execute()
  return new Set(found.map(({ orderId }) => orderId))
}

function stops({ db, now }: Platform, charges: readonly Charge[]) {
  const of = (read: (charge: Charge) => number) => [...new Set(charges.map(read))]
  const sellers = of(({ sellerId }) => sellerId)
  const piles = of(({ pileId }) => pileId)
  const orders = of(({ orderId }) => orderId)
  return ofSellers(db, sellers)
    .withDeleted('pileCommand')
    .where('pileId', 'in', piles)
    .where('orderId', 'in', orders)
    .where('command', '=', STOP)
    .where('id', '>', idAt(now() - LONGEST_MS))
}
