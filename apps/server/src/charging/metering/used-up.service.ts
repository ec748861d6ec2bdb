import { commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import { DAY } from '@ampdeck/api/time'
import { idAt } from '../../database/ids.ts'
import type { Platform } from '../../database/platform.ts'
import { queueCommands } from '../../device/command-queue.ts'
import type { Transaction } from '../record/transaction.store.ts'
import type { Paying } from './paying.store.ts'

interface Running {
  transaction: Transaction
  /** What was measured on an earlier connection says nothing of a charge that may have ended since. */
  isLive: boolean
  /** What the charge costs so far. */
  feeFen: number
}

const STOP = commandKind.code.remoteStop
/** No charge is open for longer (domain.md §4 LC 1, `lose`). */
const LONGEST_MS = 2 * DAY

/**
 * Charges that have cost what their payer can pay are stopped from afar (StopReason 5), and those that nobody would have
 * let start: each is asked once, and again with a later reading where the pile did not answer.
 */
export async function stopUsedUp(
  context: Platform,
  running: readonly Running[],
  paying: ReadonlyMap<number, Paying>,
): Promise<void> {
  const { db, newId } = context
  const spent = running.flatMap(({ transaction, isLive, feeFen }) => {
    const usableFen = paying.get(transaction.orderId)?.usableFen ?? null
    const isSpent = usableFen !== null && feeFen > 0 && feeFen >= usableFen
    return isLive && (isSpent || transaction.lateRefusal !== null) ? [transaction] : []
  })
  if (spent.length === 0) return
  const asked = await ownStops(context, spent).where('state', '<>', commandState.code.timedOut).execute()
  const known = new Set(asked.map(({ orderId }) => orderId))
  const drafts = spent
    .filter(({ orderId }) => !known.has(orderId))
    .map(({ sellerId, stationId, pileId, gunId, orderId, transactionId }) => ({
      ...{ sellerId, stationId, pileId, gunId, orderId },
      command: STOP,
      request: { kind: 'remoteStop' as const, transactionId },
    }))
  await queueCommands({ db, newId, now: context.now(), userId: null }, drafts)
}

/** Whether the server itself has asked to end this charge: nobody else gives commands without a user. */
export async function isStoppedUsedUp(context: Platform, transaction: Charge): Promise<boolean> {
  return (await ownStops(context, [transaction]).execute()).length > 0
}

type Charge = Pick<Transaction, 'sellerId' | 'pileId' | 'orderId'>

function ownStops({ db, now }: Platform, charges: readonly Charge[]) {
  const of = (read: (charge: Charge) => number) => [...new Set(charges.map(read))]
  const sellers = of(({ sellerId }) => sellerId)
  const piles = of(({ pileId }) => pileId)
  const orders = of(({ orderId }) => orderId)
  return db
    .selectFrom('pileCommand')
    .select('orderId')
    .where('sellerId', 'in', sellers)
    .where('pileId', 'in', piles)
    .where('orderId', 'in', orders)
    .where('command', '=', STOP)
    .where('createUser', 'is', null)
    .where('id', '>', idAt(now() - LONGEST_MS))
}
