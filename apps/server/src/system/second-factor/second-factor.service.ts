import { randomBytes } from 'node:crypto'
import type { secondFactor } from '@ampdeck/api/system/second-factor'
import { sql } from 'kysely'
import { isLatelyProven } from '../../access/session.store.ts'
import { ofSeller } from '../../database/of-seller.ts'
import { openSecret, sealSecret } from '../../foundation/secrets.ts'
import type { Context, Request } from '../../http/context.ts'
import { platformOf } from '../../http/context.ts'
import type { Jobs } from '../../jobs/job-kind.ts'
import { appUri, newAppSecret, stepOf } from './app-code.ts'
import { type Owner, passkeysOf } from './passkey.store.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'
import * as store from './second-factor.store.ts'
import { tellPerson, told } from './tell-person.ts'

/** How long a log-in, or a password that was typed once more, speaks for a change. */
const PROOF_MS = 10 * 60_000

type Calls = typeof secondFactor

export const isProven = ({ rows, token, now }: Context) => isLatelyProven(rows, token, now - PROOF_MS)

export async function state(request: Context) {
  const { rows, caller } = request
  const factor = await store.readFactor(rows.db, caller)
  return {
    appTime: factor?.provenTime ?? null,
    recoveryCodes: await store.recoveryCodesLeft(rows.db, caller),
    passkeys: (await passkeysOf(rows.db, caller)).map((passkey) => ({
      ...passkey,
      isSynced: passkey.isSynced === 1,
    })),
    isRequired: await isRequired(request),
    isProven: await isProven(request),
  }
}

/** Whether the seller, or one of the person's roles, demands a second factor. */
export async function isRequired({ rows, caller }: Context): Promise<boolean> {
  const found = await ofSeller(rows.db, caller.sellerId)
    .from('accountUser')
    .innerJoin('seller', 'seller.id', 'accountUser.sellerId')
    .where('accountUser.id', '=', caller.userId)
    .select(
      sql<boolean>`seller.second_factor = 1 or exists (select 1 from role where role.seller_id = seller.id
        and role.id = any(account_user.role_ids) and role.second_factor = 1 and role.deleted = 0)`.as(
        'required',
      ),
    )
    .executeTakeFirst()
  return found?.required ?? false
}

/** A new secret for an app; what is in use stays until a code of the new one was proven. */
export async function beginApp(request: Request<Calls['beginApp']>) {
  const { rows, caller, now, fail } = request
  if (!(await isProven(request))) throw fail('proof.needed')
  const secret = newAppSecret()
  await store.keepPendingSecret(rows.db, ownerOf(request), sealSecret(secret), now)
  const { name } = await rows.db
    .selectFrom('seller')
    .select('nameEn as name')
    .where('id', '=', caller.sellerId)
    .executeTakeFirstOrThrow()
  return { secret, uri: appUri(secret, { issuer: `Ampdeck ${name}`, label: caller.account }) }
}

/** The first code of the new app switches it on. Who has no recovery codes yet is given some. */
export async function confirmApp(jobs: Jobs, request: Request<Calls['confirmApp']>) {
  const { rows, caller, input, now, fail } = request
  if (!(await isProven(request))) throw fail('proof.needed')
  const owner = ownerOf(request)
  const factor = await store.readFactor(rows.db, owner)
  const step =
    factor?.pendingSecret && stepOf(openSecret(factor.pendingSecret), input.code.replaceAll(' ', ''), now)
  if (typeof step !== 'number')
    throw fail('factor.wrongCode', [{ path: ['code'], message: 'factor.wrongCode' }])

  await store.activateSecret(rows.db, owner, { step, now })
  const hasCodes = (await store.recoveryCodesLeft(rows.db, owner)) > 0
  const recoveryCodes = hasCodes ? null : await makeRecoveryCodes(request)
  note(request, { app: factor?.secret != null }, { app: true })
  await tellPerson({ ...platformOf(request), jobs }, caller, told.appOn)
  return { recoveryCodes }
}

/** Takes the app away, where the person may be without a second factor. */
export async function removeApp(jobs: Jobs, request: Request<Calls['removeApp']>) {
  const { rows, caller, fail } = request
  if (!(await isProven(request))) throw fail('proof.needed')
  await store.dropSecret(rows.db, ownerOf(request))
  if (!(await dropUnneeded(request)) && (await isRequired(request))) throw fail('factor.required')
  note(request, { app: true }, { app: false })
  await tellPerson({ ...platformOf(request), jobs }, caller, told.appOff)
  return null
}

export async function renewRecoveryCodes(jobs: Jobs, request: Request<Calls['renewRecoveryCodes']>) {
  const { rows, caller, fail } = request
  if (!(await isProven(request))) throw fail('proof.needed')
  // No record has this state: the caller has no second factor yet.
  if ((await store.methodsOf(rows.db, caller)).length === 0) throw fail('transition.notAllowed')
  const recoveryCodes = await makeRecoveryCodes(request)
  note(request, null, { recoveryCodes: recoveryCodes.length })
  await tellPerson({ ...platformOf(request), jobs }, caller, told.codesNew)
  return { recoveryCodes }
}

/** Whether a second factor is left; where none is, recovery codes are good for nothing and go. */
export async function dropUnneeded(request: Context): Promise<boolean> {
  const { db } = request.rows
  const owner = ownerOf(request)
  if ((await store.methodsOf(db, owner)).length > 0) return true
  await store.dropRecoveryCodes(db, owner)
  return false
}

/** Takes the place of all codes that there were. Only hashes stay. */
export async function makeRecoveryCodes(request: Context): Promise<string[]> {
  const codes = newRecoveryCodes()
  const salt = randomBytes(16).toString('base64url')
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)))
  await store.replaceRecoveryCodes(request.rows.db, ownerOf(request), { salt, hashes, now: request.now })
  return codes
}

export const ownerOf = ({ caller: { sellerId, userId } }: Context): Owner => ({ sellerId, userId })

/** What the audit log says of it: never a secret. */
export function note(
  request: Context,
  before: Record<string, unknown> | null,
  after: Record<string, unknown>,
) {
  request.rows.changes.push({ table: 'secondFactor', id: request.caller.userId, before, after })
}
