import type { signIn } from '@ampdeck/api/system/sign-in'
import type { Platform } from '../../database/platform.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import {
  isOpen,
  issueTicket,
  readTicket,
  spendTicket,
  TICKET_MS,
} from '../login-ticket/login-ticket.store.ts'
import { admit, attemptOf, refuse } from './login-attempt.ts'
import { findByAccount, findOwner } from './login-subject.store.ts'

/** A ticket for the browser of an account of the application's own seller. Only an application gets one, by signature. */
export async function issueAuthTicket({ rows, caller, input, now }: Request<typeof signIn.authTicket>) {
  const application = await rows
    .from('openApp')
    .select('id')
    .where('id', '=', caller.userId)
    .executeTakeFirst()
  if (!application) throw failures.forbidden()
  const user = await findByAccount(rows, rows.sellerId, input.account)
  if (!user) throw failures.notFound()
  const owner = { sellerId: user.sellerId, userId: user.id }
  const ticket = await issueTicket(rows.db, { kind: 'auth', ...owner, ip: null, now })
  return { ticket, expiresIn: TICKET_MS.auth }
}

/** Log-in by the ticket that another site was given; the site has checked who it is. */
export function logInByTicket(platform: Platform, request: Request<typeof signIn.authLogin>) {
  return logInOnce(platform, request, { kind: 'auth', ticket: request.input.ticket })
}

/** Log-in by something that was handed out for one log-in; unknown, used and too old are refused alike. */
export async function logInOnce(
  platform: Platform,
  request: Pick<Request<typeof signIn.authLogin>, 'ip' | 'browser' | 'now'>,
  { kind, ticket }: { kind: 'auth' | 'link'; ticket: string },
) {
  const found = await readTicket(platform.db, kind, ticket)
  const owner = found && (await findOwner(platform, found))
  const attempt = attemptOf(found, owner, request)
  const isFirst = found && isOpen(found, request) && (await spendTicket(platform.db, found.hash, request.now))
  if (!owner || !isFirst) return refuse(platform, attempt, failures.ticket())
  return admit(platform, attempt, owner, { checksAddress: false })
}
