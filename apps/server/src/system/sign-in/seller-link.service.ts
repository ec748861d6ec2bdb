import { randomBytes } from 'node:crypto'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { signIn } from '@ampdeck/api/system/sign-in'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import { failures } from '../../foundation/failure.ts'
import { openSecret, sealSecret } from '../../foundation/secrets.ts'
import type { Request } from '../../http/context.ts'
import { issueTicket, TICKET_MS } from '../login-ticket/login-ticket.store.ts'
import { isSigned, readLink, signLink } from './link-code.ts'
import { refuse } from './login-attempt.ts'
import { logInOnce } from './ticket-login.service.ts'

type MakeLink = Request<typeof signIn.sellerLoginLink>

/** A link that logs a user of the caller's own seller in, once and soon. It gives nobody more than its maker has. */
export async function makeSellerLink(request: MakeLink) {
  const { rows, caller, input, now } = request
  const user = await rows.get('accountUser', input.userId ?? caller.userId)
  if (user.id !== caller.userId && !(await isWithin(request, user))) throw failures.forbidden()

  const owner = { sellerId: user.sellerId, userId: user.id }
  const ticket = await issueTicket(rows.db, { kind: 'link', ...owner, ip: null, now })
  const expires = now + TICKET_MS.link
  const code = signLink(
    { sellerId: user.sellerId, expires, ticket },
    await linkKey(rows.db, user.sellerId, now),
  )
  rows.changes.push({
    table: 'loginTicket',
    id: user.id,
    before: null,
    after: { kind: 'link', ...owner, expires },
  })
  return { url: `/?sellerId=${code}`, expiresIn: TICKET_MS.link }
}

/** Automatic log-in by the query value `sellerId` (requirements.md §2): a signed code, used once. A number logs nobody in. */
export async function logInByLink(platform: Platform, request: Request<typeof signIn.sellerLogin>) {
  const code = request.input.sellerId
  const link = readLink(code)
  const key = await ofSeller(platform.db, link?.sellerId ?? 0)
    .from('linkKey')
    .select('secret')
    .executeTakeFirst()
  if (link && key && isSigned(code, openSecret(key.secret)) && link.expires > request.now)
    return logInOnce(platform, request, { kind: 'link', ticket: link.ticket })
  return refuse(platform, { sellerId: 0, userId: null, account: '', request }, failures.ticket())
}

/** Whether everything that a user may do and see, the caller may as well. */
async function isWithin(
  { rows, caller }: MakeLink,
  user: Selectable<Tables['accountUser']>,
): Promise<boolean> {
  if (caller.scope.stationIds || caller.scope.groupIds) return false
  const roles = await rows
    .from('role')
    .select('permissions')
    .where('id', '=', sql<number>`any(${user.roleIds}::bigint[])`)
    .execute()
  return roles.flatMap(({ permissions }) => permissions).every((key) => isGranted(caller.grants, key))
}

/** The seller's key, made with its first link. */
async function linkKey(db: Kysely<Tables>, sellerId: number, now: number): Promise<string> {
  await db
    .insertInto('linkKey')
    .values({ sellerId, secret: sealSecret(randomBytes(32).toString('base64url')), createTime: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { secret } = await ofSeller(db, sellerId).from('linkKey').select('secret').executeTakeFirstOrThrow()
  return openSecret(secret)
}
