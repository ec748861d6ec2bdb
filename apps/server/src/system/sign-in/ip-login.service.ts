import type { signIn } from '@ampdeck/api/system/sign-in'
import { maskMobile } from '../../access/mask-mobile.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { failures } from '../../foundation/failure.ts'
import type { Context, Request } from '../../http/context.ts'
import type { OutboxContext } from '../../outbox/outbox.ts'
import {
  countTry,
  isOpen,
  MAX_FAILURES,
  readTicket,
  spendTicket,
} from '../login-ticket/login-ticket.store.ts'
import { admit, attemptOf, isLocked, refuse, refuseProof } from './login-attempt.ts'
import { findOwner } from './login-subject.store.ts'
import { sendCaptcha } from './send-captcha.ts'
import { redeemCaptcha } from './sms-captcha.store.ts'

/** As many addresses of one person are remembered; the oldest is forgotten. */
const MAX_ADDRESSES = 20

const closed = () => failures.refused('verification.closed')
const keyOf = (sellerId: number, ticket: string, phone: string) =>
  ({ sellerId, scene: 'ip', phone, subject: ticket }) as const

/** The second proof that code 921 asks for: a captcha to the phone of the account. */
export async function sendIpCaptcha(platform: OutboxContext, request: Request<typeof signIn.sendIpCaptcha>) {
  const { ticket } = request.input
  const { owner } = await openVerification(platform, request, ticket)
  if (!owner?.user.telephone) throw closed()
  const phone = owner.user.telephone
  const sent = await sendCaptcha(platform, request, {
    key: keyOf(owner.seller.id, ticket, phone),
    sellerId: owner.seller.id,
    isNobodys: false,
  })
  return { ...sent, mobile: maskMobile(phone) }
}

/** Goes on with a log-in from an unknown address. The third wrong captcha ends it; a right one makes the address known. */
export async function logInByIp(platform: Platform, request: Request<typeof signIn.ipLogin>) {
  const { ticket, captcha } = request.input
  const { now, ip } = request
  const { found, owner } = await openVerification(platform, request, ticket)
  const attempt = attemptOf(found, owner, request)
  const tries = await countTry(platform.db, found.hash)
  if (!owner || tries === undefined) return refuse(platform, attempt, closed())

  const { user, seller } = owner
  const matches = await redeemCaptcha(platform.db, keyOf(seller.id, ticket, user.telephone), { captcha, now })
  if (await isLocked(platform, attempt)) return refuse(platform, attempt, failures.locked())
  if (!matches) return refuseProof(platform, attempt, tries < MAX_FAILURES ? failures.captcha() : closed())
  if (!(await spendTicket(platform.db, found.hash, now))) return refuse(platform, attempt, closed())
  await ofSeller(platform.db, seller.id)
    .update('accountUser')
    .set({ knownAddresses: [...(user.knownAddresses ?? []), ip].slice(-MAX_ADDRESSES) })
    .where('id', '=', user.id)
    .execute()
  return admit(platform, attempt, owner, { checksAddress: false, checksLock: false })
}

/** The verification of a ticket; one that is used, too old, failed or from another address is closed. */
async function openVerification(platform: Platform, request: Context, ticket: string) {
  const found = await readTicket(platform.db, 'ip', ticket)
  const owner = found && (await findOwner(platform, found))
  if (found && isOpen(found, request)) return { found, owner }
  return refuse(platform, attemptOf(found, owner, request), closed())
}
