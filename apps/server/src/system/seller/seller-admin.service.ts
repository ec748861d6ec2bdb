import { sellerState } from '@ampdeck/api/enumerations/system'
import { EVERYTHING, isGranted, lacking, spelledOut, storedKeys } from '@ampdeck/api/menu/grant-keys'
import { type sellerAdmin, sellerLife } from '@ampdeck/api/system/seller-admin'
import { sql } from 'kysely'
import { type Caller, PLATFORM } from '../../access/caller.ts'
import { hashPassword } from '../../access/password.ts'
import { checkStep } from '../../database/check-step.ts'
import { ofSeller } from '../../database/of-seller.ts'
import { type Order, orderOf, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { publishSellerRightsChanged } from '../../events/rights-changed.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { isGuessable } from '../password/guessable-password.ts'
import { grantableKeys } from '../permission/menu.store.ts'
import { addAdministrator } from './add-administrator.ts'
import * as store from './seller-admin.store.ts'
import { unbranded } from './unbranded.ts'

const byName: Order = { by: 'seller.name', order: 'asc' }
const { enabled: ENABLED, forbidden: FORBIDDEN } = sellerState.code

type Who = Pick<Request<typeof sellerAdmin.get>, 'rows' | 'caller'>
type Stored = Awaited<ReturnType<ReturnType<typeof store.visible>['execute']>>[number]

export async function page({ rows, caller, input }: Request<typeof sellerAdmin.page>) {
  const order = { ...orderOf(input, 'seller', byName), id: 'seller.id' }
  const found = await readPage(rows.db, store.matching(rows.db, caller, input), input, order)
  return { ...found, records: found.records.map((row) => toSeller(row, caller)) }
}

export async function get({ rows, caller }: Who, id: number) {
  return toSeller(await read({ rows, caller }, id), caller)
}

async function read({ rows, caller }: Who, id: number): Promise<Stored> {
  const found = await store.visible(rows.db, caller).where('seller.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

function toSeller(row: Stored, caller: Caller) {
  return {
    ...row,
    state: row.state === ENABLED ? ENABLED : FORBIDDEN,
    users: Number(row.users),
    subSellers: Number(row.subSellers),
    limit: row.permissions?.length ?? null,
    isOwn: row.id === caller.sellerId,
  }
}

export async function save(request: Request<typeof sellerAdmin.save>) {
  const { rows, caller, input, now, fail } = request
  const { password, ...draft } = input
  if (await isGuessable(password, { account: 'admin', name: draft.name, telephone: draft.phone, email: '' }))
    throw failures.invalid([{ path: ['password'], message: 'sellerPassword' }])
  const id = rows.newId()
  const pid = caller.sellerId === PLATFORM ? null : caller.sellerId
  await rows.db
    .insertInto('seller')
    .values({
      ...draft,
      id,
      pid,
      state: ENABLED,
      ...unbranded,
      createTime: now,
      updateTime: now,
    })
    .execute()
    .catch(refuseDuplicate(fail, 'sellerNumber'))
  await addAdministrator(rows, { sellerId: id, draft, passwordHash: await hashPassword(password), now })
  rows.changes.push({ table: 'seller', id, before: null, after: { ...draft, pid } })
  return get(request, id)
}

export async function update(request: Request<typeof sellerAdmin.update>) {
  const { rows, caller, input, fail } = request
  const { id, version, ...draft } = input
  const before = await read(request, id)
  // People log in with it: whoever gave it may give another one.
  if (before.id === caller.sellerId && draft.sellerNumber !== before.sellerNumber) throw fail('seller.own')
  await write(rows, before, { version, values: draft }).catch(refuseDuplicate(fail, 'sellerNumber'))
  return get(request, id)
}

export async function enableOrForbid(request: Request<typeof sellerAdmin.enableOrForbid>) {
  const { rows, input } = request
  const before = await readyFor(request, input.state === FORBIDDEN ? sellerLife.forbid : sellerLife.enable)
  await write(rows, before, { version: before.version, values: { state: input.state } })
  if (input.state === FORBIDDEN) await endAllSessions(rows, input.id)
  await publishSellerRightsChanged(rows.db, input.id)
  return get(request, input.id)
}

/** Nobody of the seller is logged in any more. */
async function endAllSessions(rows: Rows, sellerId: number): Promise<void> {
  await ofSeller(rows.db, sellerId).update('session').set({ expires: 0 }).execute()
}

export async function resetPassword(request: Request<typeof sellerAdmin.resetPassword>) {
  const { rows, input, now, fail } = request
  const seller = await readyFor(request, sellerLife.resetPassword)
  const admin = await store.administrator(rows.db, seller.id)
  if (!admin) throw fail('seller.noAdministrator')
  if (
    await isGuessable(input.password, {
      account: admin.account,
      name: seller.name,
      telephone: seller.phone,
      email: '',
    })
  )
    throw failures.invalid([{ path: ['password'], message: 'sellerPassword' }])
  const own = ofSeller(rows.db, seller.id)
  await own
    .update('accountUser')
    .set({
      passwordHash: await hashPassword(input.password),
      passwordTime: now,
      isFirstLogin: 1,
      lockedUntil: null,
    })
    .where('id', '=', admin.id)
    .execute()
  await own.update('session').set({ expires: 0 }).where('userId', '=', admin.id).execute()
  rows.changes.push({ table: 'accountUser', id: admin.id, before: {}, after: { password: '•' } })
  await publishSellerRightsChanged(rows.db, seller.id)
  return { account: admin.account }
}

export async function permissions(request: Request<typeof sellerAdmin.permissions>) {
  return limitOf(request.rows, await read(request, request.input.id))
}

async function limitOf(rows: Rows, seller: Pick<Stored, 'id' | 'version' | 'permissions'>) {
  const names = await grantableKeys({ db: rows.db, scope: { ...rows.scope, sellerId: seller.id } })
  const held = new Set(seller.permissions ?? [EVERYTHING])
  const people = await store.holders(rows.db, seller.id)
  const affected = people.filter(({ permissions: keys }) =>
    [...spelledOut(new Set(keys), names)].some((key) => !isGranted(held, key)),
  )
  return {
    id: seller.id,
    version: seller.version,
    permissions: [...spelledOut(held, names)],
    isWhole: seller.permissions === null,
    affected: [...new Set(affected.map(({ name }) => name))],
  }
}

/** What the roles of a seller, and of those below it, may hold from now on. What the author lacks stays as it is. */
export async function savePermissions(request: Request<typeof sellerAdmin.savePermissions>) {
  const { rows, caller, input, fail } = request
  const seller = await readyFor(request, sellerLife.savePermissions)
  const names = await grantableKeys({ db: rows.db, scope: { ...rows.scope, sellerId: seller.id } })
  const before = seller.permissions ?? [EVERYTHING]
  const next = spelledOut(new Set(input.permissions), names)
  const held = spelledOut(new Set(before), names)
  const changed = [...lacking(next, held), ...lacking(held, next)]
  if (!changed.every((key) => isGranted(caller.grants, key))) throw fail('role.beyondOwn')
  const stored = storedKeys(before, next, names)
  const limit = stored.includes(EVERYTHING) ? null : stored
  await write(rows, seller, { version: input.version, values: { permissions: limit } })
  const below = await rows.db
    .selectFrom('seller')
    .select('id')
    .where('id', 'in', store.branch(seller.id))
    .execute()
  for (const { id } of below) await publishSellerRightsChanged(rows.db, id)
  return limitOf(rows, await read(request, seller.id))
}

/** A seller with which this step can be taken. */
async function readyFor(
  { rows, caller, input }: Who & { input: { id: number } },
  step: (typeof sellerLife)[keyof typeof sellerLife],
): Promise<Stored> {
  const found = await read({ rows, caller }, input.id)
  checkStep(step, toSeller(found, caller), caller.userId)
  return found
}

/** Changes a seller that still has this version. */
async function write(
  rows: Rows,
  before: Stored,
  { version, values }: { version: number; values: Partial<Stored> },
): Promise<void> {
  const { numUpdatedRows } = await rows.db
    .updateTable('seller')
    .set({ ...values, updateTime: rows.now, version: sql`version + 1` } as never)
    .where('id', '=', before.id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw failures.refused('record.stale')
  const fields = Object.keys(values) as (keyof Stored)[]
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(values[field]))
  const pick = (from: Partial<Stored>) =>
    Object.fromEntries(changed.map((field) => [field, from[field] ?? null]))
  rows.changes.push({ table: 'seller', id: before.id, before: pick(before), after: pick(values) })
}
