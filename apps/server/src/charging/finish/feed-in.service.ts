import { flowKind } from '@ampdeck/api/enumerations/finance'
import { feedInState } from '@ampdeck/api/enumerations/order'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { mustPost } from '../../ledger/ledger.ts'
import { lockExport } from '../metering/export.store.ts'
import { exportedWh } from '../metering/exported.ts'
import { mostWh } from '../metering/readings.ts'
import { accountsBeside, byKind, lockOwners } from '../money/account.store.ts'
import type { Order } from '../record/place.store.ts'

const { noRule: NO_RULE, paid: PAID, implausible: IMPLAUSIBLE, noAccount: NO_ACCOUNT } = feedInState.code

/**
 * Pays what the car of a billed order gave back into its payer's account, once, by the tariff that the order is billed
 * by. It is a payment of its own: the bill of what was drawn stays as it is, so that no order is ever negative.
 */
export async function payFeedIn(context: Platform, order: Order): Promise<void> {
  const { db } = context
  const { sellerId } = order
  const exported = await lockExport(db, order)
  if (!exported || exported.state !== null) return
  const energyWh = exportedWh(exported)
  const price4 = await feedInPriceOf(context, order)
  const feeFen = energyWh === null || price4 === null ? 0 : feedInFen(energyWh, price4)
  const state = await outcomeOf(context, order, { energyWh, price4, feeFen })
  await ofSeller(db, sellerId)
    .update('chargeExport')
    .set({ state, price4, feeFen: state === PAID ? feeFen : 0 })
    .where('orderId', '=', order.id)
    .execute()
}

/** Rounded half up to the fen, once, as a line of the bill is (domain.md §5.1). */
export function feedInFen(energyWh: number, price4: number): number {
  return Number((2n * BigInt(energyWh) * BigInt(price4) + 100_000n) / 200_000n)
}

interface Due {
  energyWh: number | null
  price4: number | null
  feeFen: number
}

async function outcomeOf(context: Platform, order: Order, { energyWh, price4, feeFen }: Due) {
  if (price4 === null) return NO_RULE
  if (energyWh !== null && energyWh > (await mostOf(context, order))) return IMPLAUSIBLE
  if (feeFen === 0) return PAID
  const { sellerId, accountId, id: bizId } = order
  await lockOwners(context.db, sellerId, [accountId])
  const [account] = byKind(await accountsBeside(context.db, sellerId, accountId)).principals
  if (!account) return NO_ACCOUNT
  const movement = { accountId: account.id, bizType: flowKind.code.feedIn, bizId, amountFen: feeFen }
  await mustPost(context, sellerId, movement)
  return PAID
}

async function feedInPriceOf({ db }: Platform, { sellerId, costModelVersionId }: Order) {
  const found = await ofSeller(db, sellerId)
    .withDeleted('costModelVersion')
    .select('feedInPrice4')
    .where('id', '=', costModelVersionId)
    .executeTakeFirst()
  return found?.feedInPrice4 ?? null
}

/** The most that a gun can have taken back during the charge. */
async function mostOf({ db, now }: Platform, { sellerId, gunId, startTime, endTime }: Order) {
  const gun = await ofSeller(db, sellerId)
    .withDeleted('gun')
    .select('ratedW')
    .where('id', '=', gunId)
    .executeTakeFirstOrThrow()
  return mostWh({ ts: startTime }, { ts: endTime ?? now() }, gun.ratedW)
}
