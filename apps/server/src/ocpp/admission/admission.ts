import type { IncomingMessage } from 'node:http'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { type Protocol, protocols } from '../frame/protocol.ts'
import { findByCode } from './charge-point.store.ts'
import type { passwordCheck } from './pile-password.ts'

const PREFIX = '/ocpp/'
/** What a pile is told with which we have no version in common. */
export const OFFER = `Offer one of the subprotocols ${protocols.join(', ')}.`
/** A pile's code has 33 characters at most; longer than this is no code in any encoding. */
const LONGEST_CODE = 200

export interface Refused {
  status: 400 | 401 | 404 | 429 | 503
  reason: string
}

export interface Entrant {
  at: ChargePoint
  /** Null where the pile offers versions and we speak none of them. */
  protocol: Protocol | null
}

/** The code in `/ocpp/<pile code>`, or nothing where the address is another or cannot be read. */
export function pileCodeOf(url: string): string | undefined {
  // A proxy may ask for the whole address (RFC 9112, 3.2.2).
  const path = url.replace(/^\w+:\/\/[^/]*/, '').split(/[?#]/, 1)[0] ?? ''
  if (!path.startsWith(PREFIX)) return undefined
  const encoded = path.slice(PREFIX.length).replace(/\/$/, '')
  if (encoded === '' || encoded.includes('/') || encoded.length > LONGEST_CODE * 3) return undefined
  try {
    const code = decodeURIComponent(encoded)
    // These two are steps of a path, never names; and nothing in the database holds a zero.
    return code === '.' || code === '..' || code.includes('\0') ? undefined : code
  } catch {
    return undefined
  }
}

/** The version to speak: the one we like best of those the pile offers. */
export function protocolOf(header: string | undefined): Protocol | undefined {
  const offered = new Set(header?.split(',').map((name) => name.trim()))
  return protocols.find((protocol) => offered.has(protocol))
}

/** The password of basic authentication, where its user is the pile. A code may hold a colon, a key any bytes. */
export function passwordOf(header: string | undefined, code: string): Buffer | undefined {
  const [, encoded] = /^\s*basic\s+([\w.~+/-]+=*)\s*$/i.exec(header ?? '') ?? []
  if (!encoded) return undefined
  const bytes = Buffer.from(encoded, 'base64')
  const user = Buffer.from(`${code}:`)
  return bytes.subarray(0, user.length).equals(user) ? bytes.subarray(user.length) : undefined
}

/** Whether a handshake is a pile's that may come in, and in which version. */
export async function admit(
  db: Kysely<Tables>,
  { url = '', headers, socket }: IncomingMessage,
  check: ReturnType<typeof passwordCheck>,
): Promise<Entrant | Refused> {
  const code = pileCodeOf(url)
  if (code === undefined) return { status: 404, reason: 'There is nothing at this address.' }
  const found = await findByCode(db, code)
  if (!found) return { status: 404, reason: 'There is no pile with this code.' }
  const { at, passwordHash } = found
  if (passwordHash !== null) {
    const password = passwordOf(headers.authorization, code)
    const attempt = { pileId: at.pileId, address: socket.remoteAddress ?? '', stored: passwordHash }
    const verdict = password === undefined ? 'wrong' : await check({ ...attempt, password })
    if (verdict === 'wrong') return { status: 401, reason: 'The password of this pile is wrong or missing.' }
    if (verdict === 'tooMany') return { status: 429, reason: 'Too many wrong passwords. Come again later.' }
  }
  const offered = headers['sec-websocket-protocol']
  if (!offered?.trim()) return { status: 400, reason: OFFER }
  return { at, protocol: protocolOf(offered) ?? null }
}
