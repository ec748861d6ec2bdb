import { activityKind, activityState } from '@ampdeck/api/enumerations/marketing'
import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { RechargeGiftRule } from './activity.table.ts'

const { issued, running, soldOut } = activityState.code

interface Paid {
  sellerId: number
  amountFen: number
  memberType: number
  /** When the money came. */
  at: number
}

export interface Gift {
  activityId: number
  giftFen: number
}

/**
 * What an activity gives at its time for money that was paid in: the largest gift that a budget still bears, the smaller id
 * where two are equal. The activity stays locked until the caller's transaction ends, and its budget is taken at once;
 * one that cannot bear its gift is sold out (domain.md §4 LC 10).
 */
export async function takeGift(db: Kysely<Tables>, paid: Paid): Promise<Gift | undefined> {
  const { sellerId, at } = paid
  const found = await ofSeller(db, sellerId)
    .from('activity')
    .select(['id', 'rule', 'budgetFen', 'spentFen'])
    .where('kind', '=', activityKind.code.rechargeGift)
    .where('state', 'in', [issued, running])
    .where('fromTime', '<=', at)
    .where('toTime', '>', at)
    // Always in one order, so that two recharges cannot wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute()
  const offers = found
    .map(({ rule, ...activity }) => ({
      ...activity,
      giftFen: giftOf(rule as unknown as RechargeGiftRule, paid),
    }))
    .filter(({ giftFen }) => giftFen > 0)
    .toSorted((a, b) => b.giftFen - a.giftFen)
  for (const { id, giftFen, budgetFen, spentFen } of offers) {
    const isBorne = budgetFen === null || budgetFen - spentFen >= giftFen
    const isSpent = budgetFen !== null && (!isBorne || budgetFen - spentFen === giftFen)
    await ofSeller(db, sellerId)
      .update('activity')
      .set({
        updateTime: at,
        version: sql`version + 1`,
        ...(isBorne && { spentFen: spentFen + giftFen }),
        ...(isSpent && { state: soldOut }),
      })
      .where('id', '=', id)
      .execute()
    if (isBorne) return { activityId: id, giftFen }
  }
  return undefined
}

/** Of the highest step that the amount reaches. */
function giftOf(
  { steps = [], memberTypes = [] }: Partial<RechargeGiftRule>,
  { amountFen, memberType }: Paid,
): number {
  if (memberTypes.length > 0 && !memberTypes.includes(memberType)) return 0
  const reached = steps.filter(({ fromFen }) => fromFen <= amountFen)
  return Math.max(0, ...reached.map(({ giftFen }) => giftFen))
}
