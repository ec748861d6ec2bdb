import type { signIn } from '@ampdeck/api/system/sign-in'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import type { OutboxContext } from '../../outbox/outbox.ts'
import {
  countTry,
  isOpen,
  MAX_FAILURES,
  readTicket,
  spendTicket,
} from '../login-ticket/login-ticket.store.ts'
import { readTypedCode } from '../second-factor/prove-factor.ts'
import { tellPerson, told } from '../second-factor/tell-person.ts'
import { admit, attemptOf, isLocked, refuse, refuseProof } from './login-attempt.ts'
import { findOwner } from './login-subject.store.ts'

const closed = () => failures.refused('verification.closed')

/**
 * The second step that code 922 asks for. A wrong code counts as a wrong password does; a right one is used up only
 * where the account is not locked.
 */
export async function logInBySecondStep(platform: OutboxContext, request: Request<typeof signIn.secondStep>) {
  const { ticket, code } = request.input
  const { now } = request
  const found = await readTicket(platform.db, 'factor', ticket)
  const owner = found && (await findOwner(platform, found))
  const attempt = attemptOf(found, owner, request)
  const tries = found && isOpen(found, request) ? await countTry(platform.db, found.hash) : undefined
  if (!found || !owner || tries === undefined) return refuse(platform, attempt, closed())

  const typed = await readTypedCode(platform, found, { code, now })
  if (await isLocked(platform, attempt)) return refuse(platform, attempt, failures.locked())
  if (!typed || !(await typed.take()))
    return refuseProof(platform, attempt, tries < MAX_FAILURES ? failures.secondCode() : closed())
  if (!(await spendTicket(platform.db, found.hash, now))) return refuse(platform, attempt, closed())
  const session = await admit(platform, attempt, owner, {
    checksAddress: false,
    checksLock: false,
    proof: typed.proof,
  })
  const { sellerId, userId } = found
  if (typed.proof === 'recovery') await tellPerson(platform, { sellerId, userId }, told.codeUsed)
  return session
}
