import type { IncomingMessage } from 'node:http'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { clientAddress, type IsTrusted } from '../../foundation/client-address.ts'
import { sentPath } from '../../foundation/sent-path.ts'
import { type Protocol, protocols } from '../frame/protocol.ts'
import { type Admitted, findByCode, takePassword, withGuns } from './charge-point.store.ts'
import { certifiedCode } from './pile-certificate.ts'
import type { passwordCheck } from './pile-password.ts'

const PREFIX = 'ocpp'
const SPOKEN = protocols.join(', ')
/** What a pile is told with which we have no version in common; a reason of a close has 123 bytes at most. */
export const OFFER = `This server speaks ${SPOKEN}: set the WebSocket subprotocol to one of them.`
const NO_OFFER = `The charger named no WebSocket subprotocol (Sec-WebSocket-Protocol). ${OFFER} For chargers that cannot, OCPP_DEFAULT_PROTOCOL says what they speak.`
/** A pile's code has 33 characters at most; longer than this is no code in any encoding. */
const LONGEST_CODE = 200

export interface Refused {
  status: 400 | 401 | 404 | 409 | 429 | 503
  reason: string
  /** The pile that may come in and cannot be understood, for its operator. */
  at?: ChargePoint
}

export interface Entrant {
  at: ChargePoint
  /** Where it comes from. */
  address: string
  /** Null where the pile offers versions and we speak none of them. */
  protocol: Protocol | null
  /** The version as the pile writes it, which the answer has to repeat; nothing where it names none. */
  offered: string | undefined
  /** All that it offers. */
  header: string | undefined
}

/**
 * The code in `/ocpp/<pile code>`, or nothing where the address is another or cannot be read. What installers enter has
 * a slash too many, capitals, or the code alone.
 */
export function pileCodeOf(url: string): string | undefined {
  const steps = sentPath(url)
    .split('/')
    .filter((step) => step !== '')
  const [encoded, ...more] = steps[0]?.toLowerCase() === PREFIX ? steps.slice(1) : steps
  if (encoded === undefined || more.length > 0 || encoded.length > LONGEST_CODE * 3) return undefined
  try {
    const code = decodeURIComponent(encoded).trim()
    // These two are steps of a path, never names; and nothing in the database holds a zero.
    return code === '' || code === '.' || code === '..' || code.includes('\0') ? undefined : code
  } catch {
    return undefined
  }
}

/** Other ways in which makers write the versions. */
const SPELLINGS: Readonly<Record<string, Protocol>> = {
  'ocpp1.6j': 'ocpp1.6',
  'ocpp1.6-j': 'ocpp1.6',
  ocpp16: 'ocpp1.6',
  ocpp16j: 'ocpp1.6',
  'ocpp2.0.1j': 'ocpp2.0.1',
  ocpp201: 'ocpp2.0.1',
  'ocpp2.1j': 'ocpp2.1',
  ocpp21: 'ocpp2.1',
}
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/

interface Offer {
  protocol: Protocol
  /** As the pile writes it. */
  offered: string
}

/** The version to speak: the one we like best of those the pile offers. */
export function protocolOf(header: string | undefined): Protocol | undefined {
  return offerOf(header)?.protocol
}

/** The same with its spelling. */
function offerOf(header: string | undefined): Offer | undefined {
  const offers = (header ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => TOKEN.test(name))
    .map((offered) => {
      const name = offered.toLowerCase()
      return { offered, name: (Object.hasOwn(SPELLINGS, name) && SPELLINGS[name]) || name }
    })
  for (const protocol of protocols) {
    const found = offers.find(({ name }) => name === protocol)
    if (found) return { protocol, offered: found.offered }
  }
  return undefined
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
  /** What a pile speaks that names no version; without it such a pile is refused. */
  defaultProtocol?: Protocol | undefined
  certificateHeader?: string | undefined
}

/**
 * Whether a handshake is a pile's that may come in, and in which version. Where a password is asked of every pile, an
 * unknown code, a wrong password and none are answered alike.
 */
export async function admit(
  { db, now, check, isTrustedProxy, requiresPassword, defaultProtocol, certificateHeader }: Door,
  request: IncomingMessage,
): Promise<Entrant | Refused> {
  const { url = '', headers } = request
  const dialled = pileCodeOf(url)
  if (dialled === undefined)
    return { status: 404, reason: 'There is nothing at this address. Chargers connect at /ocpp/<pile code>.' }
  const found = await findByCode(db, dialled)
  const code = found?.code ?? dialled
  if (!found && !requiresPassword) return { status: 404, reason: 'There is no pile with this code.' }
  const { passwordHash = null, pendingHash = null } = found ?? {}
  const password = passwordOf(headers.authorization, code) ?? passwordOf(headers.authorization, dialled)
  const certified = certifiedCode(request, { isTrustedProxy, certificateHeader })
  if (certified !== undefined && certified !== code)
    return { status: 401, reason: 'This certificate is another pile’s.' }
  const isCertified = certified !== undefined && found !== undefined
  const isNeeded = !isCertified && (requiresPassword || passwordHash !== null)
  const address = clientAddress(request, isTrustedProxy)
  if (isNeeded || (pendingHash && password)) {
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
  const header = headers['sec-websocket-protocol']
  const at = await withGuns(db, found as Admitted)
  const isNamed = header !== undefined && header.trim() !== ''
  if (!isNamed && !defaultProtocol) return { status: 400, reason: NO_OFFER, at }
  const protocol = isNamed ? protocolOf(header) : defaultProtocol
  return { at, address, protocol: protocol ?? null, offered: offerOf(header)?.offered, header }
}
