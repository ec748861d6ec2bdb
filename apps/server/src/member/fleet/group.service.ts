import { flowKind } from '@ampdeck/api/enumerations/finance'
import { accountType, activeState, fleetPayMode } from '@ampdeck/api/enumerations/member'
import { fleetMoneyLife, type GroupDraft, type group } from '@ampdeck/api/member/group'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { lockOwners } from '../../charging/money/account.store.ts'
import { refuseUsedReceipt } from '../../charging/money/receipt/receipt.service.ts'
import { heldFen } from '../../charging/record/hold.store.ts'
import { checkStep } from '../../database/check-step.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { platformOf, type Request } from '../../http/context.ts'
import type { Jobs } from '../../jobs/job-kind.ts'
import { openRecharge } from '../../payment/recharge/recharge.service.ts'
import { rechargeNo } from '../../payment/recharge/recharge.store.ts'
import { allocate as allocateTo, moveFree } from '../group-member/allocate.service.ts'
import { nextNumber, one } from './group.store.ts'

type Draft = z.output<typeof GroupDraft>
type Fleet = Selectable<Tables['fleet']>

const { on: ON } = activeState.code
const { monthlyCredit: CREDIT_MODE } = fleetPayMode.code
const { phoneNumber: PHONE, credit: CREDIT } = accountType.code

/** A fleet begins with an account of its own, into which money is paid and from which its charges are. */
export async function save({ rows, input }: Request<typeof group.save>) {
  await stationsExist(rows, input.stationIds)
  const draft = creditOf(input)
  const groupNo = await nextNumber(rows)
  const id = await rows.insert('fleet', { ...draft, groupNo, accountId: null, state: ON })
  const { type, creditLimitFen } = accountOf(draft)
  const money = { balanceFen: 0, frozenFen: 0, creditLimitFen }
  const accountId = await rows.insert('account', { memberId: null, groupId: id, type, ...money, state: ON })
  await rows.update('fleet', { id }, { accountId })
  return one(rows, id)
}

/** The credit stays as large as what is owed and held back, also where the fleet pays in another way from now on. */
export async function update({ rows, input, fail }: Request<typeof group.update>) {
  const { id, version, ...rest } = input
  await stationsExist(rows, rest.stationIds)
  const draft = creditOf(rest)
  const { accountId } = await rows.get('fleet', id)
  if (accountId !== null) {
    await lockOwners(rows.db, rows.sellerId, [accountId])
    const { balanceFen, frozenFen } = await rows.get('account', accountId)
    const held = frozenFen + (await heldFen(rows.db, rows.sellerId, accountId))
    if (draft.creditLimitFen < Math.max(0, held - balanceFen))
      throw fail('fleet.creditBelowDebt', [{ path: ['creditLimitFen'], message: 'fleet.creditBelowDebt' }])
    await rows.update('account', { id: accountId }, accountOf(draft))
  }
  await rows.update('fleet', { id, version }, draft)
  return one(rows, id)
}

/** Only fleets that pay by the month have credit. */
function creditOf(draft: Draft): Draft {
  return draft.payMode === CREDIT_MODE ? draft : { ...draft, creditLimitFen: 0 }
}

function accountOf({ payMode, creditLimitFen }: Draft) {
  return { type: payMode === CREDIT_MODE ? CREDIT : PHONE, creditLimitFen }
}

async function stationsExist(rows: Rows, ids: readonly number[]): Promise<void> {
  for (const id of ids) await rows.get('station', id)
}

/** What a counter has received for a fleet waits until somebody confirms that it has come. */
export async function recharge(request: Request<typeof group.recharge>, jobs: Pick<Jobs, 'send'>) {
  const { rows, input, caller, fail } = request
  const { id: _, ...money } = input
  const fleet = await rows.get('fleet', input.id)
  checkStep(fleetMoneyLife.recharge, fleet, caller.userId)
  const { sellerId } = fleet
  // The step is only for a fleet that has one.
  const accountId = fleet.accountId as number
  await refuseUsedReceipt({ db: rows.db, fail }, sellerId, money.receipt)
  const paying = { ...platformOf(request), jobs }
  const id = await openRecharge(paying, sellerId, { ...money, accountId, userId: caller.userId })
  rows.changes.push({ table: 'recharge', id, before: null, after: { ...money, accountId } })
  return { id, rechargeNo: rechargeNo(id) }
}

/** From the fleet's account into that of a member, who pays with it. */
export async function allocate(request: Request<typeof group.allocate>) {
  const { rows, input, caller, fail, now } = request
  const fleet = await ofMember(request)
  checkStep(fleetMoneyLife.allocate, fleet, caller.userId)
  const { memberId, amountFen, remark } = input
  const to = { from: fleet.accountId, groupId: fleet.id, memberId, amountFen, remark, now }
  if (!(await allocateTo(rows, to))) throw fail('balance.tooLow')
  return one(rows, fleet.id)
}

/** What a member has not spent goes back to the fleet, also of a fleet that is closed. */
export async function reclaim(request: Request<typeof group.reclaim>) {
  const { rows, input, fail } = request
  const fleet = await ofMember(request)
  const { memberId, amountFen, remark } = input
  const found = await rows
    .wholeSeller()
    .from('account')
    .select('id')
    .where(({ and }) => and({ memberId, type: PHONE }))
    .executeTakeFirst()
  if (!found || fleet.accountId === null) throw fail('balance.tooLow')
  const isMoved = await moveFree(platformOf(request), rows.sellerId, {
    ...{ from: found.id, to: fleet.accountId, amountFen, remark },
    bizType: flowKind.code.reclaim,
  })
  if (!isMoved) throw fail('balance.tooLow')
  return one(rows, fleet.id)
}

async function ofMember({
  rows,
  input,
  fail,
}: Pick<Request<typeof group.reclaim>, 'rows' | 'input' | 'fail'>): Promise<Fleet> {
  const fleet = await rows.get('fleet', input.id)
  const member = await rows.get('member', input.memberId)
  if (member.groupId !== fleet.id) throw fail('fleet.notMember')
  return fleet
}
