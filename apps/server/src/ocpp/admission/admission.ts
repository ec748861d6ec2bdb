import type { IncomingMessage } from 'node:http'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { clientAddress, type IsTrusted } from '../../foundation/client-address.ts'
import { type Protocol, protocols } from '../frame/protocol.ts'
import { type Admitted, findByCode, takePassword, withGuns } from './charge-point.store.ts'
import { certifiedCode } from './pile-certificate.ts'
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

interface Door {
  db: Kysely<Tables>
  now(): number
  check: ReturnType<typeof passwordCheck>
  isTrustedProxy: IsTrusted
  /** Whether a pile without a password stays outside; one with a certificate of its own needs none. */
  requiresPassword: boolean
  certificateHeader?: string | undefined
}

/**
 * Whether a handshake is a pile's that may come in, and in which version. Where a password is asked of every pile, an
 * unknown code, a wrong password and none are answered alike.
 */
export async function admit(
  { db, now, check, isTrustedProxy, requiresPassword, certificateHeader }: Door,
  request: IncomingMessage,
): Promise<Entrant | Refused> {
  const { url = '', headers } = request
  const code = pileCodeOf(url)
  if (code === undefined) return { status: 404, reason: 'There is nothing at this address.' }
  const found = await findByCode(db, code)
  if (!found && !requiresPassword) return { status: 404, reason: 'There is no pile with this code.' }
  const { passwordHash = null, pendingHash = null } = found ?? {}
  const password = passwordOf(headers.authorization, code)
  const certified = certifiedCode(request, { isTrustedProxy, certificateHeader })
  if (certified !== undefined && certified !== code)
    return { status: 401, reason: 'This certificate is another pile’s.' }
  const isCertified = certified !== undefined && found !== undefined
  const isNeeded = !isCertified && (requiresPassword || passwordHash !== null)
  if (isNeeded || (pendingHash && password)) {
    const address = clientAddress(request, isTrustedProxy)
    const stored = [passwordHash, pendingHash].filter((hash) => hash !== null)
    // Where codes are no secret, a pile that shows no password costs it no turn.
    const isSpared = password === undefined && !requiresPassword
    const verdict = isSpared ? 'wrong' : await check({ code, address, stored, password })
    if (isNeeded && verdict === 'tooMany')
      return { status: 429, reason: 'Too many wrong passwords. Come again later.' }
    if (isNeeded && (verdict === 'wrong' || !found))
      return { status: 401, reason: 'The password of this pile is wrong or missing.' }
    if (found && pendingHash && Object(verdict).matched === pendingHash)
      await takePassword(db, found, pendingHash, now())
  }
  const offered = headers['sec-websocket-protocol']
  if (!offered?.trim()) return { status: 400, reason: OFFER }
  return { at: await withGuns(db, found as Admitted), protocol: protocolOf(offered) ?? null }
}
