import type { signIn } from '@ampdeck/api/system/sign-in'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Platform } from '../../database/platform.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import type { OutboxContext } from '../../outbox/outbox.ts'
import { countTry, isOpen, issueTicket, readTicket, spendTicket } from '../login-ticket/login-ticket.store.ts'
import { findPasskey, passkeysOf, recordUse } from '../second-factor/passkey.store.ts'
import { challengeOf, countSigned, siteOf } from '../second-factor/passkey.ts'
import { admit, attemptOf, isLocked, refuse, refuseProof } from './login-attempt.ts'
import { findOwner } from './login-subject.store.ts'

const closed = () => failures.refused('verification.closed')

/** What the browser signs: with the ticket of code 922 by a passkey of that person, else by any that it has for us. */
export async function passkeyLoginOptions(
  platform: Platform,
  request: Request<typeof signIn.passkeyOptions>,
) {
  const { host, ip, now, input, fail } = request
  const site = siteOf(host)
  if (!site) throw failures.notFound()
  const step = input.ticket === undefined ? undefined : await readTicket(platform.db, 'factor', input.ticket)
  if (input.ticket !== undefined && !(step && isOpen(step, request))) throw closed()
  const own = step && (await passkeysOf(platform.db, step)).filter(({ host }) => host === site.rpId)
  if (own?.length === 0) throw fail('passkey.otherHost')
  const owner = { sellerId: step?.sellerId ?? 0, userId: step?.userId ?? 0 }
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    challenge: await issueTicket(platform.db, { kind: 'passkey', ...owner, ip, now }),
    userVerification: step ? 'preferred' : 'required',
    ...(own && { allowCredentials: own.map(({ id, transports }) => ({ id, transports })) }),
  })
  return { ...options }
}

/**
 * Log-in by passkey: as the second step of the ticket that comes along, else in place of password and factor. Then the
 * device has asked for finger, face or PIN. It proves more than a captcha to a phone: code 921 is not asked for.
 */
export async function logInByPasskey(platform: OutboxContext, request: Request<typeof signIn.passkeyLogin>) {
  const { input, now, host } = request
  const passkey = await findPasskey(platform.db, input.response.id)
  const owner = passkey && (await findOwner(platform, passkey))
  const attempt = attemptOf(passkey, owner, request)
  const challenge = challengeOf(input.response.response.clientDataJSON)
  const asked = await readTicket(platform.db, 'passkey', challenge)
  if (!asked || !isOpen(asked, request) || !(await spendTicket(platform.db, asked.hash, now)))
    return refuse(platform, attempt, failures.passkey())
  const step = input.ticket === undefined ? undefined : await readTicket(platform.db, 'factor', input.ticket)
  const isForeign = asked.userId !== (step?.userId ?? 0) || asked.sellerId !== (step?.sellerId ?? 0)
  if ((input.ticket !== undefined && !(step && isOpen(step, request))) || isForeign)
    return refuse(platform, attempt, closed())
  if (!passkey || !owner || (step && step.userId !== passkey.userId))
    return refuse(platform, attempt, failures.passkey())
  if (step && (await countTry(platform.db, step.hash)) === undefined)
    return refuse(platform, attempt, closed())

  const counter = await countSigned(passkey, input.response, { host, challenge, isVerified: !step })
  if (await isLocked(platform, attempt)) return refuse(platform, attempt, failures.locked())
  if (counter === undefined || !(await recordUse(platform.db, passkey, { counter, now })))
    return refuseProof(platform, attempt, failures.passkey())
  if (step && !(await spendTicket(platform.db, step.hash, now))) return refuse(platform, attempt, closed())
  return admit(platform, attempt, owner, { checksAddress: false, checksLock: false, proof: 'passkey' })
}
