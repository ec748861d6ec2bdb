import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { CLIENT } from './open-id-provider.ts'

type Fields = Readonly<Record<string, unknown>>

/** How a provider answers, where that differs from the plain one. */
export interface Answers {
  /** What it says of itself; nothing leaves a field out. */
  discovery?: Fields
  /** Another answer than an OpenID provider's, with its status. */
  insteadOfDiscovery?: { status: number; body: unknown }
  idToken?: Fields
  /** Signed by a key that is not published. */
  foreignKey?: boolean
  /** `none`, or signed by the client's secret. */
  algorithm?: 'RS256' | 'none' | 'HS256'
  userInfo?: Fields
  /** By how many seconds its clock is ahead. */
  aheadS?: number
}

export interface AnsweringProvider {
  issuer: string
  /** Names of what was asked for, in order. */
  asked: string[]
  /** Changes how it answers from now on. */
  answers: Answers
  /** New keys; the old ones are published no more. */
  rotate(): void
  /** Somebody logs in: the query with which the browser comes back. */
  logIn(url: string): string
  close(): Promise<void>
}

interface Code {
  nonce: string | null
  challenge: string | null
}

/** A provider that answers as a test sets it: what real ones do differently from each other, without their pages. */
export async function startAnsweringProvider(): Promise<AnsweringProvider> {
  let key = newKey()
  const codes = new Map<string, Code>()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const running: AnsweringProvider = {
    issuer,
    asked: [],
    answers: {},
    rotate: () => {
      key = newKey()
    },
    logIn: (url) => {
      const query = new URL(url).searchParams
      const code = randomUUID()
      codes.set(code, { nonce: query.get('nonce'), challenge: query.get('code_challenge') })
      return new URLSearchParams({ code, state: query.get('state') ?? '' }).toString()
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? '/', issuer).pathname
    const name = path.split('/').at(-1) ?? ''
    running.asked.push(name)
    const { answers } = running
    const { insteadOfDiscovery: other } = answers
    if (name === 'openid-configuration') {
      if (other) return send(response, other.status, other.body)
      return send(response, 200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/userinfo`,
        ...answers.discovery,
      })
    }
    if (name === 'keys')
      return send(response, 200, {
        keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, use: 'sig', alg: 'RS256' }],
      })
    if (name === 'userinfo') return send(response, answers.userInfo ? 200 : 403, answers.userInfo ?? {})
    if (name === 'token') return giveTokens(request, response)
    return send(response, 404, {})
  }

  async function giveTokens(request: IncomingMessage, response: ServerResponse) {
    const form = new URLSearchParams(await text(request))
    const basic = Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64')
    const wantsBasic = running.answers.discovery?.token_endpoint_auth_methods_supported !== undefined
    const isClient = wantsBasic
      ? decodeURIComponent(basic.toString()) === `${CLIENT.id}:${CLIENT.secret}`
      : form.get('client_secret') === CLIENT.secret
    const known = codes.get(form.get('code') ?? '')
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!isClient || !known || known.challenge !== verifier)
      return send(response, 400, { error: isClient ? 'invalid_grant' : 'invalid_client' })
    const now = Math.floor(Date.now() / 1_000) + (running.answers.aheadS ?? 0)
    const claims = {
      ...{ iss: issuer, aud: CLIENT.id, iat: now, nbf: now, exp: now + 300, nonce: known.nonce },
      ...running.answers.idToken,
    }
    return send(response, 200, {
      ...{ access_token: 'access', token_type: 'Bearer', expires_in: 300 },
      id_token: signed(
        claims,
        running.answers,
        running.answers.foreignKey ? { ...newKey(), kid: key.kid } : key,
      ),
    })
  }

  return running
}

interface Key {
  kid: string
  publicKey: KeyObject
  privateKey: KeyObject
}

function newKey(): Key {
  return { kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) }
}

function signed(claims: Fields, { algorithm = 'RS256' }: Answers, { kid, privateKey }: Key): string {
  const content = [{ alg: algorithm, kid, typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  if (algorithm === 'none') return `${content}.`
  if (algorithm === 'HS256')
    return `${content}.${createHash('sha256').update(`${content}${CLIENT.secret}`).digest('base64url')}`
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
