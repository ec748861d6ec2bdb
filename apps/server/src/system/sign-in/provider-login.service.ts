import { createHash } from 'node:crypto'
import type { signIn } from '@ampdeck/api/system/sign-in'
import type { FastifyBaseLogger } from 'fastify'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { failures } from '../../foundation/failure.ts'
import { CalledInTransaction } from '../../foundation/open-transaction.ts'
import { sealSecret } from '../../foundation/secrets.ts'
import type { Request } from '../../http/context.ts'
import { siteOf } from '../second-factor/passkey.ts'
import { hasAllGroups } from '../single-sign-on/groups.ts'
import {
  addressOf,
  confirm,
  NotConfirmed,
  openProvider,
  ProviderUnusable,
} from '../single-sign-on/provider.ts'
import { accountOf, type Setting } from '../single-sign-on/provider-account.ts'
import { type Attempt, admit, refuse } from './login-attempt.ts'
import { findOwner, findSeller } from './login-subject.store.ts'

/** As long as somebody takes to log in at the provider. */
const LOGIN_MS = 15 * 60_000

type Log = Pick<FastifyBaseLogger, 'warn'>

const hashOf = (state: string) => createHash('sha256').update(state).digest('base64url')

/** Sends the browser to the seller's provider. The state is the browser's to keep: it comes back with nobody else's. */
export async function beginProviderLogin(
  platform: Platform,
  { input, now, ip, host, fail }: Request<typeof signIn.providerStart>,
  log: Log,
) {
  const seller = await findSeller(platform, input.sellerNumber)
  const setting = seller && (await settingOf(platform, seller.id))
  const { origin } = new URL(input.origin)
  if (!seller || !setting || !siteOf(host)?.origins.includes(origin)) throw failures.notFound()
  const config = await openProvider(setting, now).catch((cause: unknown) => {
    if (!(cause instanceof ProviderUnusable)) throw cause
    log.warn({ err: cause, seller: seller.id }, 'the OpenID provider cannot be used')
    throw fail('provider.away')
  })
  const state = randomState()
  const asked = { origin, nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
  await platform.db
    .insertInto('providerLogin')
    .values({ ...asked, sellerId: seller.id, stateHash: hashOf(state), ip, createTime: now, usedTime: null })
    .execute()
  return { url: await addressOf(config, { ...asked, state }), state }
}

/** Lets in who comes back from the provider: by subject, with the roles of the groups as they are now. */
export async function logInByProvider(
  platform: Platform,
  request: Request<typeof signIn.providerLogin>,
  log: Log,
) {
  const { input, now, fail } = request
  const asked = await takeLogin(platform, request)
  const attempt: Attempt = { sellerId: asked?.sellerId ?? 0, userId: null, account: '', request }
  const setting = asked && (await settingOf(platform, asked.sellerId))
  if (!asked || !setting) return refuse(platform, attempt, failures.ticket())

  const confirmed = await openProvider(setting, now)
    .then((config) => confirm(config, input.search, { ...asked, state: input.state }, wantedOf(setting)))
    .catch((cause: unknown) => notConfirmed(cause, { log, sellerId: asked.sellerId }))
  if (typeof confirmed === 'string') return refuse(platform, attempt, fail(`provider.${confirmed}`))
  if (!confirmed) return refuse(platform, attempt, failures.provider())
  const { claims, endSessionUrl } = confirmed
  if (!hasAllGroups(claims, setting.groupClaim))
    return refuse(platform, attempt, fail('provider.tooManyGroups'))
  const found = await accountOf(platform, setting, claims, request)
  if (typeof found !== 'number') return refuse(platform, attempt, fail(`provider.${found}`))
  const owner = await findOwner(platform, { sellerId: asked.sellerId, userId: found })
  const known = { ...attempt, userId: found, account: owner?.user.account ?? '' }
  if (!owner) return refuse(platform, known, failures.provider())
  return admit(platform, known, owner, {
    checksAddress: false,
    proof: 'provider',
    providerLogout: endSessionUrl && sealSecret(endSessionUrl),
  })
}

const wantedOf = ({ groupClaim, domains, matchesEmail }: Setting) => ({
  groupClaim,
  needsEmail: domains.length > 0 || matchesEmail === 1,
})

/** Why nobody came; nothing where the person need not know more than that. */
function notConfirmed(
  cause: unknown,
  { log, sellerId }: { log: Log; sellerId: number },
): NotConfirmed['reason'] | undefined {
  if (cause instanceof CalledInTransaction) throw cause
  if (cause instanceof NotConfirmed) return cause.reason
  log.warn({ err: cause, seller: sellerId }, 'the OpenID provider confirmed nobody')
  return undefined
}

/** The log-in that has this state, once: soon, and from where it was begun. */
async function takeLogin({ db }: Platform, { input, now, ip }: Request<typeof signIn.providerLogin>) {
  return db
    .updateTable('providerLogin')
    .set({ usedTime: now })
    .where('stateHash', '=', hashOf(input.state))
    .where('usedTime', 'is', null)
    .where('ip', '=', ip)
    .where('createTime', '>', now - LOGIN_MS)
    .returningAll()
    .executeTakeFirst()
}

function settingOf({ db }: Pick<Platform, 'db'>, sellerId: number): Promise<Setting | undefined> {
  return ofSeller(db, sellerId).from('singleSignOn').selectAll().where('isOn', '=', 1).executeTakeFirst()
}
