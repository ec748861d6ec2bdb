import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** Somebody at the provider. */
export interface ProviderPerson {
  sub: string
  name?: string
  preferred_username?: string
  email?: string
  email_verified?: boolean
  groups?: string[]
}

export interface OpenIdProvider {
  issuer: string
  /** Who logs in at the provider: its page asks nobody anything. */
  person: ProviderPerson
  /** Whether that person turns back there. */
  turnsBack: boolean
  close(): Promise<void>
}

export const CLIENT = { id: 'ampdeck', secret: 'a-secret-of-the-tests-that-is-long-enough' }

/** A real OpenID provider on a free port of this machine, of which one client and one person are known. */
export async function startOpenIdProvider(
  redirectUris: string[],
  afterLogout: string[] = [],
): Promise<OpenIdProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const running: OpenIdProvider = {
    issuer,
    person: { sub: 'nobody' },
    turnsBack: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: afterLogout,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'tests', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['of the tests'] },
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username', 'groups'],
      email: ['email', 'email_verified'],
    },
    // Claims of the scopes stand in the ID token, as with the providers of companies.
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        // Its page asks nobody either.
        logoutSource: (ctx, form) => {
          const button = '<button form="op.logoutForm" name="logout" value="yes">Log out</button>'
          ctx.body = `<!doctype html><html lang="en"><title>Log out</title>${form}${button}</html>`
        },
      },
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: async (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...running.person, sub }) }),
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc
      const grant = new ctx.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      return void provider.interactionFinished(
        request,
        response,
        running.turnsBack
          ? { error: 'access_denied', error_description: 'End-User aborted interaction' }
          : { login: { accountId: running.person.sub } },
      )
    return void answer(request, response)
  })
  return running
}

/** Follows the browser's way through the provider; gives the address to which it comes back. */
export async function passProvider(url: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let next = new URL(url)
  while (next.href.startsWith(issuer)) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider answers ${response.status}: ${await response.text()}`)
    next = new URL(location, next)
  }
  return next
}
