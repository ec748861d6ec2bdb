import { randomBytes } from 'node:crypto'
import { signIn } from '@ampdeck/api/system/sign-in'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { logBackgroundWrite } from '../../access/operation-log.ts'
import { hashPassword } from '../../access/password.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { publishRightsChanged } from '../../events/rights-changed.ts'
import type { Context } from '../../http/context.ts'
import { unknownPerson } from '../seller/first-user.ts'
import { groupsOf } from './groups.ts'
import type { Claims } from './provider.ts'

export type Setting = Selectable<Tables['singleSignOn']>
type User = Selectable<Tables['accountUser']>

/** Why somebody whom the provider knows is not let in. */
export type NoAccount = 'noGroup' | 'noDomain' | 'noAccount'

/**
 * The account of somebody whom the provider has let in: the one of this subject, else at the first log-in the one with
 * the same verified e-mail address, or a new one, as the settings say. Its roles become those of the groups, never more.
 */
export async function accountOf(
  platform: Platform,
  setting: Setting,
  claims: Claims,
  request: Pick<Context, 'ip' | 'now' | 'requestId'>,
): Promise<number | NoAccount> {
  const { sellerId } = setting
  const roleIds = await rolesOf(platform, setting, claims)
  if (roleIds.length === 0) return 'noGroup'
  if (!isOfDomain(setting, claims)) return 'noDomain'

  const user = (await bySubject(platform, setting, claims)) ?? (await byEmail(platform, setting, claims))
  if (user && 'taken' in user) return 'noAccount'
  if (!user && setting.makesAccounts !== 1) return 'noAccount'
  const userId = user?.id ?? (await makeAccount(platform, setting, { claims, roleIds, now: request.now }))
  await platform.db
    .insertInto('providerSubject')
    .values({ sellerId, issuer: setting.issuer, subject: claims.sub, userId, createTime: request.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await takeRoles(platform, { sellerId, userId, before: user?.roleIds ?? null, roleIds }, request)
  return userId
}

/** The roles of somebody's groups that are still there. */
async function rolesOf({ db }: Platform, setting: Setting, claims: Claims): Promise<number[]> {
  const groups = new Set(groupsOf(claims, setting.groupClaim))
  const mapped = setting.roles.filter(({ group }) => groups.has(group)).map(({ roleId }) => roleId)
  const found = await ofSeller(db, setting.sellerId)
    .from('role')
    .select('id')
    .where('id', '=', sql<number>`any(${mapped}::bigint[])`)
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}

/** An address counts only where the provider has verified it. */
function verifiedEmail({ email, email_verified }: Claims): string | undefined {
  return email_verified === true ? email?.toLowerCase() : undefined
}

function isOfDomain({ domains }: Setting, claims: Claims): boolean {
  const domain = verifiedEmail(claims)?.split('@')[1]
  return domains.length === 0 || (domain !== undefined && domains.includes(domain))
}

async function bySubject({ db }: Platform, { sellerId, issuer }: Setting, { sub }: Claims) {
  return ofSeller(db, sellerId)
    .from('providerSubject')
    .innerJoin('accountUser', sameSeller('accountUser.id', 'providerSubject.userId'))
    .selectAll('accountUser')
    .where('providerSubject.issuer', '=', issuer)
    .where('providerSubject.subject', '=', sub)
    .where('accountUser.deleted', '=', 0)
    .executeTakeFirst()
}

/** The one account with this address that no other subject has; two of them are nobody's. */
async function byEmail(
  { db }: Platform,
  { sellerId, issuer, matchesEmail }: Setting,
  claims: Claims,
): Promise<User | { taken: true } | undefined> {
  const email = verifiedEmail(claims)
  if (matchesEmail !== 1 || !email) return undefined
  const found = await ofSeller(db, sellerId)
    .from('accountUser')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email)
    .limit(2)
    .execute()
  const [user] = found
  if (!user) return undefined
  const subject = await ofSeller(db, sellerId)
    .from('providerSubject')
    .select('subject')
    .where('issuer', '=', issuer)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return found.length > 1 || subject ? { taken: true } : user
}

/** Letters and digits, at most ten, as accounts are; a number behind it where somebody has it. */
async function freeAccount({ db }: Platform, sellerId: number, claims: Claims): Promise<string> {
  const wanted = claims.preferred_username ?? claims.email?.split('@')[0] ?? ''
  const base = wanted.replace(/[^a-zA-Z0-9]/g, '').slice(0, 10) || 'sso'
  const used = await ofSeller(db, sellerId)
    .withDeleted('accountUser')
    .select('account')
    .where('account', 'like', `${base.slice(0, 6)}%`)
    .execute()
  const taken = new Set(used.map(({ account }) => account))
  const others = Array.from({ length: 9_999 }, (_, n) => `${base.slice(0, 6)}${n + 2}`)
  return [base, ...others].find((account) => !taken.has(account)) ?? base
}

/** An account without a password that anybody knows. */
async function makeAccount(
  platform: Platform,
  { sellerId }: Setting,
  { claims, roleIds, now }: { claims: Claims; roleIds: number[]; now: number },
): Promise<number> {
  const id = platform.newId()
  const account = await freeAccount(platform, sellerId, claims)
  await platform.db
    .insertInto('accountUser')
    .values({
      ...unknownPerson,
      id,
      sellerId,
      account,
      name: (claims.name ?? account).slice(0, 10),
      email: verifiedEmail(claims) ?? '',
      passwordHash: await hashPassword(randomBytes(32).toString('hex')),
      passwordTime: now,
      isFirstLogin: 0,
      roleIds,
      stationIds: [],
      groupIds: [],
      createTime: now,
      updateTime: now,
      createUser: null,
      updateUser: null,
    })
    .execute()
  return id
}

/** Roles follow the groups at each log-in; a change is in the operation log, and open sessions hear of it. */
async function takeRoles(
  platform: Platform,
  {
    sellerId,
    userId,
    before,
    roleIds,
  }: { sellerId: number; userId: number; before: number[] | null; roleIds: number[] },
  { ip, now, requestId }: Pick<Context, 'ip' | 'now' | 'requestId'>,
): Promise<void> {
  if (before && [...before].sort((a, b) => a - b).join() === roleIds.join()) return
  await ofSeller(platform.db, sellerId)
    .update('accountUser')
    .set({ roleIds, updateTime: now, version: sql`version + 1` })
    .where('id', '=', userId)
    .execute()
  await logBackgroundWrite(platform, {
    sellerId,
    userId,
    ip,
    requestId,
    permission: 'public',
    path: signIn.providerLogin.path,
    params: {},
    changes: [
      { table: 'accountUser', id: userId, before: before && { roleIds: before }, after: { roleIds } },
    ],
  })
  await publishRightsChanged(platform.db, userId)
}
