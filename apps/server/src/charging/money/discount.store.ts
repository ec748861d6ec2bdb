import type { Discount } from '@ampdeck/api/billing/discounts'
import { holdsAt } from '@ampdeck/api/billing/rule-times'
import { activityKind, activityState } from '@ampdeck/api/enumerations/marketing'
import { activeState } from '@ampdeck/api/enumerations/member'
import { discountFee } from '@ampdeck/api/enumerations/tariff'
import { formatDate } from '@ampdeck/api/time'
import type { Kysely } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { ChargeDiscountRule } from '../../marketing/activity/activity.table.ts'
import type { Order } from '../record/place.store.ts'

const { on: ON } = activeState.code
/** An activity was issued, and nobody has taken it off the shelf. */
const { issued, running, soldOut, over } = activityState.code
const HELD_STATES = [issued, running, soldOut, over]

/** The site discounts and activities that hold for a charge, by its start (domain.md §5.1, step 6). */
export async function discountsOf(db: Kysely<Tables>, order: Order): Promise<Discount[]> {
  const [ofSites, ofActivities] = await Promise.all([siteDiscounts(db, order), chargeActivities(db, order)])
  return [...ofSites, ...ofActivities]
}

const coversOf = (fee: number): Discount['covers'] => (fee === discountFee.code.all ? 'all' : 'service')

async function siteDiscounts(
  db: Kysely<Tables>,
  { sellerId, stationId, memberType, startTime }: Order,
): Promise<Discount[]> {
  const day = formatDate(startTime)
  const found = await ofSeller(db, sellerId)
    .from('siteDiscount')
    .selectAll()
    .where('state', '=', ON)
    .where('validFrom', '<=', day)
    .where('validTo', '>=', day)
    .execute()
  return found
    .filter(({ stationIds, memberTypes }) => {
      const isForMember = memberTypes.length === 0 || memberTypes.includes(memberType)
      return stationIds.includes(stationId) && isForMember
    })
    .filter((discount) => holdsAt(discount, startTime))
    .map(({ id, bpsOff, fee }) => ({ kind: 'site', id, bpsOff, covers: coversOf(fee) }))
}

/** One that is over or sold out meanwhile counts by the start of the charge, as long as its budget lasts. */
async function chargeActivities(
  db: Kysely<Tables>,
  { sellerId, stationId, memberType, startTime }: Order,
): Promise<Discount[]> {
  const found = await ofSeller(db, sellerId)
    .from('activity')
    .select(['id', 'rule', 'stationIds', 'state'])
    .where('kind', '=', activityKind.code.chargeDiscount)
    .where('state', 'in', HELD_STATES)
    .where('fromTime', '<=', startTime)
    .where('toTime', '>', startTime)
    .execute()
  return found
    .filter(({ stationIds }) => stationIds.length === 0 || stationIds.includes(stationId))
    .map(({ rule, ...activity }) => ({ ...activity, ...(rule as unknown as ChargeDiscountRule) }))
    .filter(({ memberTypes }) => memberTypes.length === 0 || memberTypes.includes(memberType))
    .map(({ id, bpsOff, fee, state }) => ({
      kind: 'activity',
      id,
      bpsOff,
      covers: coversOf(fee),
      isUsedUp: state === activityState.code.soldOut,
    }))
}

/** What a member's grade gives; a payer without a grade has none. */
export async function gradeOf(
  db: Kysely<Tables>,
  sellerId: number,
  memberId: number | null,
  groupId: number | null,
) {
  if (memberId === null || groupId !== null) return undefined
  return ofSeller(db, sellerId)
    .withDeleted('member')
    .innerJoin('memberGrade as grade', (join) =>
      sameSeller('grade.level', 'member.level')(join).on('grade.deleted', '=', 0),
    )
    .select(['grade.level', 'grade.serviceBpsOff', 'grade.pointFactor', 'grade.graceOccupyMinutes'])
    .where('member.id', '=', memberId)
    .executeTakeFirst()
}

/** Whether a member pays by himself: his coupons lower no bill of a fleet. */
export async function paysAlone(
  db: Kysely<Tables>,
  { sellerId, memberId, groupId, accountId }: Pick<Order, 'sellerId' | 'memberId' | 'groupId' | 'accountId'>,
): Promise<boolean> {
  if (memberId === null || accountId === null) return false
  if (groupId === null) return true
  const account = await ofSeller(db, sellerId)
    .withDeleted('account')
    .select('memberId')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.memberId === memberId
}
