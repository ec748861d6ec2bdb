import { accountType, activeState } from '@ampdeck/api/enumerations/member'
import { sql } from 'kysely'
import type { Rows } from '../../database/rows.ts'

interface Allocation {
  /** The account of the fleet. */
  from: number | null
  groupId: number | null
  memberId: number
  amountFen: number
  now: number
}

const { on: OPEN } = activeState.code

/**
 * Moves money from a fleet's account to that of one of its members, in the caller's transaction, with an entry of the
 * flow on both sides. False where the fleet has less.
 */
export async function allocate(
  rows: Rows,
  { from, groupId, memberId, amountFen, now }: Allocation,
): Promise<boolean> {
  if (from === null) return false
  const source = await lockedAccount(rows, from)
  if (!source || source.balanceFen - source.frozenFen < amountFen) return false
  const to = await accountOf(rows, memberId, groupId)
  const target = await lockedAccount(rows, to)
  if (!target) return false
  await book(rows, { account: source, amountFen: -amountFen, memberId, now })
  await book(rows, { account: target, amountFen, memberId, now })
  return true
}

/** The account into which a member is paid; made when there is none. */
async function accountOf(rows: Rows, memberId: number, groupId: number | null): Promise<number> {
  const found = await rows
    .wholeSeller()
    .from('account')
    .select('id')
    .where('memberId', '=', memberId)
    .where('type', '=', accountType.code.phoneNumber)
    .executeTakeFirst()
  return (
    found?.id ??
    rows.insert('account', {
      memberId,
      groupId,
      type: accountType.code.phoneNumber,
      balanceFen: 0,
      frozenFen: 0,
      creditLimitFen: 0,
      state: OPEN,
    })
  )
}

interface Account {
  id: number
  balanceFen: number
  frozenFen: number
}

function lockedAccount(rows: Rows, id: number): Promise<Account | undefined> {
  return rows
    .wholeSeller()
    .from('account')
    .select(['id', 'balanceFen', 'frozenFen'])
    .where('id', '=', id)
    .modifyEnd(sql`for update`)
    .executeTakeFirst()
}

/** Changes a balance and writes the line of its flow: the sum of an account's lines stays its balance. */
async function book(
  rows: Rows,
  {
    account,
    amountFen,
    memberId,
    now,
  }: { account: Account; amountFen: number; memberId: number; now: number },
): Promise<void> {
  const balanceFen = account.balanceFen + amountFen
  await rows.wholeSeller().update('account', { id: account.id }, { balanceFen })
  await rows.db
    .insertInto('accountFlow')
    .values({
      id: rows.newId(),
      sellerId: rows.sellerId,
      accountId: account.id,
      bizType: 'allocate',
      bizId: memberId,
      amountFen,
      balanceAfterFen: balanceFen,
      ts: now,
      remark: null,
    })
    .execute()
}
