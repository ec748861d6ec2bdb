import { activeLife } from '@ampdeck/api/active-life'
import { activeState, memberStatus, memberType } from '@ampdeck/api/enumerations/member'
import type { groupMember } from '@ampdeck/api/member/group-member'
import { phoneFor, phonesFor } from '../../access/member-phone.ts'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import { isOfFleet } from '../group-team/group-team.store.ts'
import { addMember, memberOfPhone } from '../member.store.ts'
import * as store from './group-member.store.ts'

interface Joining {
  groupId: number
  phone: string
  name: string
  plate: string | null
  now: number
}

/** The member of a phone joins a fleet: a personal one, or a new one. Else the reason why not. */
export async function joinFleet(
  rows: Rows,
  { groupId, phone, name, plate, now }: Joining,
): Promise<number | 'member.inFleet' | 'member.otherKind'> {
  const found = await memberOfPhone(rows, phone)
  if (!found) return addMember(rows, { type: memberType.code.fleet, phone, name, plate, groupId, now })
  if (found.groupId !== null) return 'member.inFleet'
  if (found.type !== memberType.code.personal || found.status !== memberStatus.code.normal)
    return 'member.otherKind'
  await rows.wholeSeller().update('member', { id: found.id }, { groupId })
  return found.id
}

export async function page({ rows, caller, input }: Request<typeof groupMember.page>) {
  return phonesFor(caller, await store.page(rows, input))
}

export async function get(
  { rows, caller }: Pick<Request<typeof groupMember.get>, 'rows' | 'caller'>,
  id: number,
) {
  return phoneFor(caller, await store.one(rows, id))
}

export async function save(request: Request<typeof groupMember.save>) {
  const { rows, input, fail, now } = request
  const { groupId, phone, name, ...place } = input
  await rows.get('fleet', groupId)
  if (!(await isOfFleet(rows, place.teamId, groupId))) throw fail('team.elsewhere')
  const joined = await joinFleet(rows, { groupId, phone, name, plate: null, now })
  if (typeof joined === 'string') throw fail(joined, [{ path: ['phone'], message: joined }])
  const member = { ...place, groupId, memberId: joined, state: activeState.code.on }
  return get(request, await rows.insert('groupMember', member))
}

export async function update(request: Request<typeof groupMember.update>) {
  const { rows, input, fail } = request
  const { id, version, ...place } = input
  const { groupId } = await rows.get('groupMember', id)
  if (!(await isOfFleet(rows, place.teamId, groupId))) throw fail('team.elsewhere')
  await rows.update('groupMember', { id, version }, place)
  return get(request, id)
}

/** Who leaves goes on as a personal member. */
export async function leave({ rows, input, fail }: Request<typeof groupMember.delete>) {
  const row = await store.one(rows, input.id)
  if (await store.isCharging(rows, row)) throw fail('record.inUse')
  await rows.remove('groupMember', row.id)
  await rows
    .wholeSeller()
    .update('member', { id: row.memberId }, { groupId: null, type: memberType.code.personal })
  return null
}

export async function turn(request: Request<typeof groupMember.enable>, step: keyof typeof activeLife) {
  const { rows, input } = request
  await rows.move('groupMember', activeLife[step], input)
  return get(request, input.id)
}

/** One result for each member; who is not there for the caller is refused as such. */
export async function setLimit({ rows, input }: Request<typeof groupMember.setLimit>) {
  const { ids, monthLimitFen } = input
  const done = await store.chosenIds(rows, {
    ...(ids && { ids }),
    ...(input.matching && { matching: input.matching }),
    ...(input.except && { except: input.except }),
  })
  for (const id of done) await rows.update('groupMember', { id }, { monthLimitFen })
  const missing = (ids ?? []).filter((id) => !done.includes(id))
  return { done, refused: missing.map((id) => ({ id, reason: 'record.notFound' })) }
}
