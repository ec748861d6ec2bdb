import { accountType, activeState, memberType, tagKind } from '@ampdeck/api/enumerations/member'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import type { member } from '@ampdeck/api/member/member'
import { memberLife, memberRecordLife } from '@ampdeck/api/member/member-states'
import { sql } from 'kysely'
import type { Rows } from '../database/rows.ts'
import { failures } from '../foundation/failure.ts'
import type { Request } from '../http/context.ts'
import { refuseDuplicate } from '../http/refuse-duplicate.ts'
import { cancelledCard } from './identity/card-names.ts'
import { addMember } from './member.store.ts'
import { idsMatching, one } from './member-list.store.ts'
import { bindTags, memberTags, tagOfName, unbindTags } from './tag/tag.store.ts'

const { reserved, starting, charging, abnormal, finished } = orderStatus.code

/** A personal member with an account that is empty. */
export async function save({ rows, input, now, fail }: Request<typeof member.save>) {
  const id = await addMember(rows, { ...input, type: memberType.code.personal, groupId: null, now }).catch(
    refuseDuplicate(fail, 'phone'),
  )
  await rows.insert('account', {
    memberId: id,
    groupId: null,
    type: accountType.code.phoneNumber,
    balanceFen: 0,
    frozenFen: 0,
    creditLimitFen: 0,
    state: activeState.code.on,
  })
  return one(rows, id)
}

export async function update({ rows, input }: Request<typeof member.update>) {
  const { id, version, ...edit } = input
  await rows.move('member', memberRecordLife.edit, { id, version }, edit)
  return one(rows, id)
}

type Step = Request<typeof member.enable>

/** One step in the life of a member. */
export async function turn({ rows, input }: Step, step: keyof typeof memberLife) {
  await rows.move('member', memberLife[step], input)
  return one(rows, input.id)
}

/** For good. The money must be out and every order paid; cards and payments by VIN end with it. */
export async function cancel(request: Request<typeof member.cancel>) {
  const { rows, input, fail } = request
  const found = await rows.readyFor('member', memberLife.cancel, input)
  if (await hasMoney(rows, found.id)) throw fail('member.hasBalance')
  if (await hasOrder(rows, found.id)) throw fail('member.hasOrder')
  for (const table of ['card', 'vinBinding'] as const) {
    const held = await rows.from(table).select('id').where('memberId', '=', found.id).execute()
    for (const { id } of held)
      await (table === 'card' ? rows.update('card', { id }, cancelledCard) : rows.remove(table, id))
  }
  return turn(request as Step, 'cancel')
}

/** Locks the accounts: no recharge comes between. */
async function hasMoney(rows: Rows, memberId: number): Promise<boolean> {
  const found = await rows
    .wholeSeller()
    .from('account')
    .select(['account.balanceFen', 'account.frozenFen'])
    .where('memberId', '=', memberId)
    .forUpdate()
    .execute()
  return found.some(({ balanceFen, frozenFen }) => balanceFen !== 0 || frozenFen !== 0)
}

async function hasOrder(rows: Rows, memberId: number): Promise<boolean> {
  const found = await rows
    .wholeSeller()
    .from('chargeOrder')
    .select('chargeOrder.id')
    .where('memberId', '=', memberId)
    .where((is) =>
      is.or([
        is('orderStatus', 'in', [reserved, starting, charging, abnormal]),
        is.and([is('orderStatus', '=', finished), is('chargeStatus', '<>', chargeStatus.code.settled)]),
      ]),
    )
    .limit(1)
    .execute()
  return found.length > 0
}

/** The whole number. That it was asked for stands in the operation log. */
export async function unmask({ rows, input }: Request<typeof member.unmask>) {
  const { phone } = await rows.get('member', input.id)
  rows.changes.push({ table: 'member', id: input.id, before: null, after: { unmasked: 'phone' } })
  return { phone }
}

/** What members do not see of each other does not stop the rest: who is not there is refused. */
export async function tag({ rows, input }: Request<typeof member.tag>) {
  const known = await memberTags(rows)
  const tagIds = input.tagIds.filter((id) =>
    known.some((of) => of.id === id && of.kind === tagKind.code.manual),
  )
  if (input.name !== null) tagIds.push(await tagOfName(rows, input.name))
  if (tagIds.length === 0) throw failures.invalid([{ path: ['tagIds'], message: 'required' }])
  const ids = input.ids ?? (await idsMatching(rows, input.matching ?? {}, input.except ?? []))
  const there = await rows
    .from('member')
    .select(['member.id', 'member.sellerId'])
    .where('member.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  for (const { id, sellerId } of there)
    await (input.remove ? unbindTags : bindTags)(rows.db, { sellerId, tagIds, objectId: id })
  const done = there.map(({ id }) => id)
  rows.changes.push({ table: 'tagBind', id: tagIds[0] ?? 0, before: null, after: { tagIds, members: done } })
  return {
    done,
    refused: ids.filter((id) => !done.includes(id)).map((id) => ({ id, reason: 'record.notFound' })),
  }
}
