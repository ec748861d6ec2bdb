import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  type ServerMetadata,
} from 'openid-client'
import { z } from 'zod'
import { CalledInTransaction } from '../../foundation/open-transaction.ts'
import { openSecret } from '../../foundation/secrets.ts'
import { callOut, NoAnswer } from '../../gateways/outgoing.ts'
import { readPath } from './groups.ts'

const TIMEOUT_S = 8
/** How long what a provider says of itself is believed. */
const KNOWN_MS = 10 * 60_000
const MAX_KNOWN = 500
/** How far the clocks of a provider and of this server may be apart. */
const CLOCK_S = 5 * 60
const WELL_KNOWN = '/.well-known/openid-configuration'

/** Providers of which people expect that they speak OpenID Connect; they have ways of their own, and no ID token. */
const OTHER_PROTOCOL = /(^|\.)(feishu\.cn|larksuite\.com|larkoffice\.com|dingtalk\.com|weixin\.qq\.com)$/
/** The tokens of these come from every company, and anybody could make groups of any name there. */
const ALL_TENANTS = /\.microsoftonline\.[a-z]+\/(common|organizations|consumers)\b/i
/** What a log-in needs, and each provider says of itself. */
const NEEDED = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

export interface Provider {
  sellerId: number
  issuer: string
  clientId: string
  /** Sealed; none for a client that has only PKCE. */
  clientSecret: string | null
}

/** Why a provider cannot be used, each with a sentence in the contract. */
type Unusable = 'unreachable' | 'addressNotAllowed' | 'notOpenId' | 'incomplete' | 'manyTenants'

export class ProviderUnusable extends Error {
  override readonly name = 'ProviderUnusable'
  readonly reason: Unusable

  constructor(reason: Unusable, cause?: unknown) {
    super(`The OpenID provider cannot be used: ${reason}`, { cause })
    this.reason = reason
  }
}

const known = new Map<string, { metadata: ServerMetadata; at: number }>()

/** What a provider says of itself, as it was read a while ago at the most. */
export async function openProvider(provider: Provider, now: number): Promise<Configuration> {
  const found = known.get(keyOf(provider))
  const isFresh = found !== undefined && now - found.at < KNOWN_MS
  return configurationOf(provider, isFresh ? found.metadata : await readProvider(provider, now))
}

const keyOf = ({ sellerId, issuer }: Pick<Provider, 'sellerId' | 'issuer'>) => `${sellerId} ${issuer}`

/** Asks a provider for what it says of itself, and whether people can log in there. */
export async function readProvider(
  { sellerId, issuer, clientId }: Omit<Provider, 'clientSecret'>,
  now: number,
): Promise<ServerMetadata> {
  const url = new URL(issuer.replace(WELL_KNOWN, ''))
  if (OTHER_PROTOCOL.test(url.hostname)) throw new ProviderUnusable('notOpenId')
  if (ALL_TENANTS.test(url.href)) throw new ProviderUnusable('manyTenants')
  const metadata = await discovery(url, clientId, undefined, None(), {
    timeout: TIMEOUT_S,
    [customFetch]: fetchFor(sellerId),
    // Which address may be called without TLS is decided by `callOut`.
    execute: insecureOf(url),
  })
    .then((config) => config.serverMetadata())
    .catch((cause: unknown) => {
      throw unusableOf(cause)
    })
  if (NEEDED.some((field) => !isAddress(metadata[field]))) throw new ProviderUnusable('incomplete')
  const [oldest] = known.keys()
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest)
  known.set(keyOf({ sellerId, issuer }), { metadata, at: now })
  return metadata
}

/** The browser is sent to some of them: an address that runs a script is none. */
const isAddress = (text: unknown): text is string =>
  typeof text === 'string' && /^https?:$/.test(URL.parse(text)?.protocol ?? '')

const insecureOf = ({ protocol }: URL) => (protocol === 'http:' ? [allowInsecureRequests] : [])

/** Keys are read anew at each log-in, so that a token is checked by those that the provider has now. */
function configurationOf({ sellerId, clientId, clientSecret }: Provider, metadata: ServerMetadata) {
  const config = new Configuration(
    metadata,
    clientId,
    { [clockTolerance]: CLOCK_S },
    authenticationOf(metadata, clientSecret),
  )
  config.timeout = TIMEOUT_S
  config[customFetch] = fetchFor(sellerId)
  // Without this nothing but TLS would vouch for an ID token.
  enableNonRepudiationChecks(config)
  for (const extend of insecureOf(new URL(metadata.issuer))) extend(config)
  return config
}

/** How the provider wants to be shown the secret; most take it in the body. */
function authenticationOf(
  { token_endpoint_auth_methods_supported: methods }: ServerMetadata,
  sealed: string | null,
): ClientAuth {
  if (sealed === null) return None()
  const secret = openSecret(sealed)
  const isBasicOnly = methods?.includes('client_secret_basic') && !methods.includes('client_secret_post')
  return isBasicOnly ? ClientSecretBasic(secret) : ClientSecretPost(secret)
}

function fetchFor(sellerId: number): CustomFetch {
  return (url, { method, headers, body }) =>
    callOut(sellerId, url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...((typeof body === 'string' || body instanceof URLSearchParams) && { body }),
      timeoutMs: TIMEOUT_S * 1_000,
    })
}

/** What went wrong at a provider; a mistake of this program is none of its faults. */
function unusableOf(error: unknown): Error {
  const causes = causesOf(error)
  const mistake = causes.find((cause) => cause instanceof CalledInTransaction)
  if (mistake) return mistake
  const unanswered = causes.find((cause) => cause instanceof NoAnswer)
  if (unanswered)
    return new ProviderUnusable(unanswered.reason === 'address' ? 'addressNotAllowed' : 'unreachable', error)
  const isFault = causes.some((cause) => cause instanceof Response && cause.status >= 500)
  return new ProviderUnusable(error instanceof ClientError && !isFault ? 'notOpenId' : 'unreachable', error)
}

const causesOf = (error: unknown): unknown[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [error]

const redirectUri = (origin: string) => `${origin}/authLogin`

interface Asked {
  origin: string
  state: string
  nonce: string
  codeVerifier: string
}

/** The address at the provider to which the browser goes: code flow with PKCE, state and nonce. */
export async function addressOf(
  config: Configuration,
  { origin, state, nonce, codeVerifier }: Asked,
): Promise<string> {
  return buildAuthorizationUrl(config, {
    redirect_uri: redirectUri(origin),
    scope: 'openid profile email',
    response_type: 'code',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }).href
}

/** Some providers write yes and no as text. */
const Verified = z.union([z.boolean(), z.literal(['true', 'false']).transform((text) => text === 'true')])

const Claims = z.looseObject({
  sub: z.string().min(1).max(300),
  name: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
  email: z.email().optional().catch(undefined),
  email_verified: Verified.optional().catch(undefined),
})
export type Claims = z.output<typeof Claims>

export interface Confirmed {
  claims: Claims
  /** Where the browser ends the session of the provider; nothing where it cannot be ended. */
  endSessionUrl: string | undefined
}

/** Why the provider has confirmed nobody, where the person should know. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed'
  readonly reason: 'cancelled' | 'notAssigned'

  constructor(reason: NotConfirmed['reason'], cause: unknown) {
    super(`The OpenID provider confirmed nobody: ${reason}`, { cause })
    this.reason = reason
  }
}

/**
 * Who came back: the claims of the ID token, whose signature, issuer, audience, nonce and age were checked. What it
 * leaves out is asked for at the userinfo endpoint, which must speak of the same person.
 */
export async function confirm(
  config: Configuration,
  search: string,
  asked: Asked,
  wanted: { groupClaim: string; needsEmail: boolean },
): Promise<Confirmed> {
  const tokens = await authorizationCodeGrant(config, new URL(`${redirectUri(asked.origin)}?${search}`), {
    expectedState: asked.state,
    expectedNonce: asked.nonce,
    pkceCodeVerifier: asked.codeVerifier,
    idTokenExpected: true,
  }).catch((error: unknown) => {
    throw refusalOf(error) ?? error
  })
  const token = tokens.claims() ?? {}
  const more = await missingClaims(config, tokens.access_token, Claims.parse(token), wanted)
  return {
    claims: Claims.parse(joined(token, more)),
    endSessionUrl: endSessionUrlOf(config, tokens.id_token, asked.origin),
  }
}

/** What the ID token leaves out. Where nothing of it is needed, a provider that refuses it keeps nobody out. */
async function missingClaims(
  config: Configuration,
  accessToken: string,
  token: Claims,
  { groupClaim, needsEmail }: { groupClaim: string; needsEmail: boolean },
): Promise<Readonly<Record<string, unknown>>> {
  const { email, preferred_username } = token
  const hasGroups = readPath(token, groupClaim) !== undefined
  const canAsk = config.serverMetadata().userinfo_endpoint !== undefined
  if (!canAsk || (hasGroups && email && preferred_username)) return {}
  try {
    return await fetchUserInfo(config, accessToken, token.sub)
  } catch (error) {
    if (hasGroups && (email || !needsEmail) && !(unusableOf(error) instanceof CalledInTransaction)) return {}
    throw error
  }
}

/** The ID token counts before the userinfo endpoint. That an address is verified is said of that address alone. */
function joined(token: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>>) {
  const all = { ...more, ...token }
  const isSame = token.email === more.email
  const { email, email_verified } = token.email === undefined ? more : isSame ? all : token
  return { ...all, email, email_verified }
}

/** Okta and Entra ID say by the same code that the person has cancelled, and that the person may not come. */
function refusalOf(error: unknown): NotConfirmed | undefined {
  if (!(error instanceof AuthorizationResponseError) || error.error !== 'access_denied') return undefined
  const isNotAssigned = /not assigned|AADSTS50105/i.test(error.error_description ?? '')
  return new NotConfirmed(isNotAssigned ? 'notAssigned' : 'cancelled', error)
}

function endSessionUrlOf(
  config: Configuration,
  idToken: string | undefined,
  origin: string,
): string | undefined {
  if (!isAddress(config.serverMetadata().end_session_endpoint)) return undefined
  return buildEndSessionUrl(config, {
    post_logout_redirect_uri: `${origin}/user/login`,
    ...(idToken && { id_token_hint: idToken }),
  }).href
}
