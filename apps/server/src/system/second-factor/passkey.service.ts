import type { secondFactor } from '@ampdeck/api/system/second-factor'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { failures } from '../../foundation/failure.ts'
import { platformOf, type Request } from '../../http/context.ts'
import type { Jobs } from '../../jobs/job-kind.ts'
import { issueTicket, readTicket, spendTicket } from '../login-ticket/login-ticket.store.ts'
import * as store from './passkey.store.ts'
import { ALGORITHMS, challengeOf, readNewPasskey, siteOf, userHandle } from './passkey.ts'
import {
  dropUnneeded,
  isProven,
  isRequired,
  makeRecoveryCodes,
  note,
  ownerOf,
} from './second-factor.service.ts'
import { recoveryCodesLeft } from './second-factor.store.ts'
import { tellPerson, told } from './tell-person.ts'

type Calls = typeof secondFactor

/** As many as one person has devices. */
const MAX = 20

/** What the browser makes a new passkey from: one that it finds by itself at the log-in, with finger, face or PIN. */
export async function passkeyOptions(request: Request<Calls['passkeyOptions']>) {
  const { rows, caller, host, ip, now, fail } = request
  if (!(await isProven(request))) throw fail('proof.needed')
  const site = siteOf(host)
  if (!site) throw failures.notFound()
  const owner = ownerOf(request)
  const present = await store.passkeysOf(rows.db, owner)
  if (present.length >= MAX) throw fail('limit.exceeded')
  const challenge = await issueTicket(rows.db, { kind: 'newPasskey', ...owner, ip, now })
  const options = await generateRegistrationOptions({
    rpName: 'Ampdeck',
    rpID: site.rpId,
    userID: userHandle(owner),
    userName: caller.account,
    userDisplayName: caller.name,
    challenge,
    supportedAlgorithmIDs: ALGORITHMS,
    attestationType: 'none',
    excludeCredentials: present
      .filter(({ host }) => host === site.rpId)
      .map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/** Keeps a new passkey. Who has no recovery codes yet is given some. */
export async function addPasskey(jobs: Jobs, request: Request<Calls['addPasskey']>) {
  const { rows, caller, input, host, now, fail } = request
  const owner = ownerOf(request)
  const challenge = challengeOf(input.response.response.clientDataJSON)
  const found = await readTicket(rows.db, 'newPasskey', challenge)
  const isOwn = found?.userId === owner.userId && found.sellerId === owner.sellerId
  if (!isOwn || !(await spendTicket(rows.db, found.hash, now))) throw fail('passkey.refused')
  const passkey = await readNewPasskey(input.response, { host, challenge })
  const kept = { ...owner, name: input.name, createTime: now, lastUsed: null }
  if (!passkey || !(await store.keepPasskey(rows.db, { ...passkey, ...kept }))) throw fail('passkey.refused')

  const hasCodes = (await recoveryCodesLeft(rows.db, owner)) > 0
  const recoveryCodes = hasCodes ? null : await makeRecoveryCodes(request)
  note(request, null, { passkey: input.name, host: passkey.host })
  await tellPerson({ ...platformOf(request), jobs }, caller, told.passkeyOn)
  return { recoveryCodes }
}

export async function renamePasskey(request: Request<Calls['renamePasskey']>) {
  if (!(await store.renamePasskey(request.rows.db, ownerOf(request), request.input)))
    throw failures.notFound()
  note(request, null, { passkey: request.input.name })
  return null
}

/** Removes a passkey; the last second factor only where the person may be without one. */
export async function removePasskey(jobs: Jobs, request: Request<Calls['removePasskey']>) {
  const { rows, caller, input, fail } = request
  if (!(await isProven(request))) throw fail('proof.needed')
  const owner = ownerOf(request)
  const present = await store.passkeysOf(rows.db, owner)
  const passkey = present.find(({ id }) => id === input.id)
  if (!passkey) throw failures.notFound()
  await store.dropPasskey(rows.db, owner, passkey.id)
  if (!(await dropUnneeded(request)) && (await isRequired(request))) throw fail('factor.required')
  note(request, { passkey: passkey.name, host: passkey.host }, {})
  await tellPerson({ ...platformOf(request), jobs }, caller, told.passkeyOff)
  return null
}
