import { sex as sexes } from '@ampdeck/api/enumerations/system'
import { type userAdmin, userLife } from '@ampdeck/api/system/user-admin'
import { sql } from 'kysely'
import { type Caller, covers } from '../../access/caller.ts'
import { callerOf } from '../../access/caller-of.ts'
import { hashPassword } from '../../access/password.ts'
import { endSessions } from '../../access/session.store.ts'
import { checkStep } from '../../database/check-step.ts'
import type { Rows } from '../../database/rows.ts'
import { publishRightsChanged } from '../../events/rights-changed.ts'
import { failures, type Issue } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { isGuessable } from '../password/guessable-password.ts'
import { userInfo } from '../user/user-info.service.ts'
import * as users from './user-admin.store.ts'

type Add = Request<typeof userAdmin.add>
type Edit = Request<typeof userAdmin.edit>
type Lists = Partial<Record<'roleIds' | 'stationIds' | 'groupIds', number[] | undefined>>

const [ENABLED, DISABLED] = [1, 2]

/** What decides about somebody's rights, as a record has it or as somebody wants it. */
export interface RightsOf {
  id?: number | null | undefined
  organizeId?: number | null | undefined
  roleIds: readonly number[]
  stationIds: readonly number[]
  groupIds: readonly number[]
}

/** What somebody may do and see with these roles and lists, by the rule that every call is decided by. */
export function rightsOf(rows: Rows, { id, organizeId, ...lists }: RightsOf): Promise<Caller> {
  const person = { sellerId: rows.sellerId, userId: id ?? 0, account: '', name: '' }
  return callerOf(rows.db, { ...person, organizeId: organizeId ?? null, ...lists })
}

/** A new user of the caller's seller, who must change the initial password at the first log-in. */
export async function addUser(request: Add) {
  const { rows, caller, input, now, fail } = request
  const { password, sex = sexes.code.confidential, organizeId = null, ...draft } = input
  if (await isGuessable(password, draft))
    throw failures.invalid([{ path: ['password'], message: 'userPassword' }])
  await checkLists(rows, { organizeId, ...draft })
  await checkRights(request, { organizeId, ...draft })

  const userId = await rows
    .insert('accountUser', {
      ...draft,
      sex,
      organizeId,
      weChatNumber: draft.weChatNumber || null,
      zipCode: draft.zipCode || null,
      phone: draft.phone || null,
      mailAddress: draft.mailAddress || null,
      icon: null,
      passwordHash: await hashPassword(password),
      passwordTime: now,
      isFirstLogin: 1,
      lockedUntil: null,
    })
    .catch(refuseDuplicate(fail, 'account'))
  return userInfo(rows.db, { ...caller, userId }, now)
}

/** Changes a user: neither before nor afterwards may it be somebody who may do more than the caller. */
export async function editUser(request: Edit) {
  const { rows, input, fail } = request
  const { id, version, roleIds, stationIds, groupIds, organizeId, sex, ...draft } = input
  const profile = {
    ...draft,
    ...(sex && { sex }),
    weChatNumber: draft.weChatNumber || null,
    zipCode: draft.zipCode || null,
    phone: draft.phone || null,
    mailAddress: draft.mailAddress || null,
  }
  const place = organizeId === undefined ? {} : { organizeId }
  const write = (lists: object) =>
    rows
      .update('accountUser', { id, version }, { ...profile, ...place, ...lists })
      .catch(refuseDuplicate(fail, 'account'))
  return change(request, { roleIds, stationIds, groupIds, ...place }, write)
}

/** Changes one of a user's lists: the roles, or the own stations or fleets. */
export function saveList(
  request: Request<typeof userAdmin.saveRoles | typeof userAdmin.saveStations | typeof userAdmin.saveGroups>,
  lists: Lists,
) {
  const { id, version } = request.input
  return change(request, lists, (values) => request.rows.update('accountUser', { id, version }, values))
}

async function change(
  request: Pick<Edit, 'rows' | 'caller' | 'fail'> & { input: { id: number } },
  wanted: Lists & { organizeId?: number | null },
  write: (lists: object) => Promise<void>,
) {
  const { rows, input } = request
  await users.lockUsers(rows)
  const before = await managed(request)
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  const after: RightsOf = { ...before, ...given }
  await checkLists(rows, after, before)
  await checkRights(request, after)
  await keepingAnAdministrator(request, () => write(given))
  await publishRightsChanged(rows.db, input.id)
  return users.get(rows, input.id, true)
}

/** Lets somebody in again, or out at once. */
export async function setState(request: Request<typeof userAdmin.disable>, state: 'enabled' | 'disabled') {
  const { rows, input, now } = request
  const to = state === 'enabled' ? ENABLED : DISABLED
  await users.lockUsers(rows)
  const user = await readyFor(request, to === ENABLED ? userLife.enable : userLife.disable)
  // Who was forgotten for long does not begin with old failures.
  const lifted = to === ENABLED && { unlockedTime: now, lockedUntil: null, addressLockedUntil: null }
  await keepingAnAdministrator(request, () =>
    rows.update('accountUser', { id: input.id, version: user.version }, { state: to, ...lifted }),
  )
  if (to === DISABLED) await endSessions(rows, { sellerId: rows.sellerId, userId: input.id, all: true })
  return users.get(rows, input.id, true)
}

export async function deleteUser(request: Request<typeof userAdmin.delete>) {
  const { rows, input } = request
  await users.lockUsers(rows)
  await readyFor(request, userLife.delete)
  await keepingAnAdministrator(request, () => rows.remove('accountUser', input.id))
  await endSessions(rows, { sellerId: rows.sellerId, userId: input.id, all: true })
  return null
}

/** A password for one log-in; whoever is in is out. */
export async function resetPassword(request: Request<typeof userAdmin.resetPassword>) {
  const { rows, input, now } = request
  const user = await readyFor(request, userLife.resetPassword)
  if (await isGuessable(input.password, user))
    throw failures.invalid([{ path: ['password'], message: 'userPassword' }])
  await rows.update(
    'accountUser',
    { id: input.id, version: user.version },
    { passwordHash: await hashPassword(input.password), passwordTime: now, isFirstLogin: 1 },
  )
  await endSessions(rows, { sellerId: rows.sellerId, userId: input.id, all: true })
  return users.get(rows, input.id, true)
}

export async function unlock(request: Request<typeof userAdmin.unlock>) {
  const { rows, input, now } = request
  const user = await readyFor(request, userLife.unlock)
  await rows.update(
    'accountUser',
    { id: input.id, version: user.version },
    { lockedUntil: null, addressLockedUntil: null, unlockedTime: now },
  )
  return users.get(rows, input.id, true)
}

interface OfUser extends Pick<Edit, 'rows' | 'caller'> {
  input: { id: number }
  fail(reason: 'user.roleBeyondOwn', issues?: Issue[]): Error
}

/** A user of the seller who may do no more than the caller: of anybody else one could take the place. */
export async function managed({ rows, caller, input, fail }: OfUser) {
  const user = await rows.get('accountUser', input.id)
  if (!covers(caller, await rightsOf(rows, user))) throw fail('user.roleBeyondOwn')
  return user
}

/** The same, where a step of the user's life can be taken. */
export async function readyFor(request: OfUser, step: (typeof userLife)[keyof typeof userLife]) {
  const { rows, caller } = request
  const user = await managed(request)
  const standing = await users.standingOf(rows, user.id)
  checkStep(step, { id: user.id, standing }, caller.userId)
  return user
}

/** Whoever is added or changed may not have more than the caller. */
async function checkRights({ rows, caller, fail }: Omit<OfUser, 'input'>, after: RightsOf): Promise<void> {
  if (!covers(caller, await rightsOf(rows, after)))
    throw fail('user.roleBeyondOwn', [{ path: ['roleIds'], message: 'user.roleBeyondOwn' }])
}

/** All that is named is there; of stations and fleets the caller adds only what the caller sees. */
async function checkLists(rows: Rows, after: RightsOf, before?: RightsOf): Promise<void> {
  const { organizeId } = after
  if (organizeId != null) await rows.get('organize', organizeId)
  const check = async (
    table: 'role' | 'station' | 'fleet',
    ids: readonly number[],
    had: readonly number[],
  ) => {
    const added = [...new Set(ids)].filter((id) => !had.includes(id))
    const found = await rows
      .from(table)
      .select('id')
      .where('id', '=', sql<number>`any(${added}::bigint[])`)
      .execute()
    if (found.length < added.length) throw failures.notFound()
  }
  await check('role', after.roleIds, before?.roleIds ?? [])
  await check('station', after.stationIds, before?.stationIds ?? [])
  await check('fleet', after.groupIds, before?.groupIds ?? [])
}

/** Somebody who may do everything stays, where there was one before. */
async function keepingAnAdministrator(
  { rows, fail }: { rows: Rows; fail(reason: 'user.lastAdmin'): Error },
  write: () => Promise<void>,
): Promise<void> {
  const before = await users.administrators(rows)
  await write()
  if (before > 0 && (await users.administrators(rows)) === 0) throw fail('user.lastAdmin')
}
