import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
} from 'openid-client'
import { z } from 'zod'
import { openSecret } from '../../foundation/secrets.ts'

const TIMEOUT_S = 8
/** How long what a provider says of itself is believed. */
const KNOWN_MS = 10 * 60_000

export interface Provider {
  issuer: string
  clientId: string
  /** Sealed; none for a client that has only PKCE. */
  clientSecret: string | null
}

const known = new Map<string, { config: Configuration; at: number }>()

/**
 * What a provider says of itself, read from its own address. Only https, but for one on this machine, which is for
 * trying.
 */
export async function openProvider(
  { issuer, clientId, clientSecret }: Provider,
  now: number,
): Promise<Configuration> {
  const key = JSON.stringify([issuer, clientId, clientSecret])
  const found = known.get(key)
  if (found && now - found.at < KNOWN_MS) return found.config
  const url = new URL(issuer)
  const config = await discovery(
    url,
    clientId,
    clientSecret ? openSecret(clientSecret) : undefined,
    undefined,
    {
      timeout: TIMEOUT_S,
      ...(isLocal(url) && { execute: [allowInsecureRequests] }),
    },
  )
  known.set(key, { config, at: now })
  return config
}

const isLocal = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')

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

const Claims = z.looseObject({
  sub: z.string().min(1).max(300),
  name: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
  email: z.email().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
})
export type Claims = z.output<typeof Claims>

/** Who came back: the claims of the ID token, whose signature, issuer, audience, nonce and age were checked. */
export async function claimsOf(config: Configuration, search: string, asked: Asked): Promise<Claims> {
  const tokens = await authorizationCodeGrant(config, new URL(`${redirectUri(asked.origin)}?${search}`), {
    expectedState: asked.state,
    expectedNonce: asked.nonce,
    pkceCodeVerifier: asked.codeVerifier,
    idTokenExpected: true,
  })
  return Claims.parse(tokens.claims())
}

/** The groups of somebody: a list, or one text. */
export function groupsOf(claims: Claims, name: string): string[] {
  const groups = claims[name]
  return [groups].flat().filter((group) => typeof group === 'string')
}
