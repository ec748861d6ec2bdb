import { flowKind } from '@ampdeck/api/enumerations/finance'
import { accountType, activeState } from '@ampdeck/api/enumerations/member'
import { mayTake } from '../../charging/start/reserve.service.ts'
import type { Platform } from '../../database/platform.ts'
import type { Rows } from '../../database/rows.ts'
import { transfer } from '../../ledger/ledger.ts'

interface Allocation {
  /** The account of the fleet. */
  from: number | null
  groupId: number | null
  memberId: number
  amountFen: number
  remark?: string | null
  now: number
}

const { on: OPEN } = activeState.code

/** Moves money from a fleet's account to that of one of its members. False where the fleet has less. */
export async function allocate(
  rows: Rows,
  { from, groupId, memberId, amountFen, remark = null, now }: Allocation,
): Promise<boolean> {
  if (from === null) return false
  const platform = { db: rows.db, now: () => now, newId: () => rows.newId() }
  const to = await accountOf(rows, memberId, groupId)
  return moveFree(platform, rows.sellerId, { from, to, amountFen, bizType: flowKind.code.allocate, remark })
}

/** Moves money of which no running charge needs any. False where there is less. */
export async function moveFree(
  platform: Platform,
  sellerId: number,
  move: Parameters<typeof transfer>[2],
): Promise<boolean> {
  const { from, to, amountFen } = move
  if (!(await mayTake(platform, sellerId, from, amountFen, to))) return false
  return (await transfer(platform, sellerId, move)) !== undefined
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
