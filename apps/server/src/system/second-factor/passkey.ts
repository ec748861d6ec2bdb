import { createHash } from 'node:crypto'
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Owner, Passkey } from './passkey.store.ts'

/**
 * Whose passkey it is, as an authenticator keeps it: the same for all of a person's, so that a device keeps one for
 * each, and nothing that names the person.
 */
export function userHandle({ sellerId, userId }: Owner): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`passkey:${sellerId}:${userId}`).digest())
}

/**
 * A passkey belongs to the host name under which it was made, as the request says it (behind a proxy: its
 * `X-Forwarded-Host`, where the proxy is trusted). Browsers make and use them over https or on this machine only, so
 * the scheme decides nothing here.
 */
export function siteOf(host: string): { rpId: string; origins: string[] } | undefined {
  const url = URL.parse(`https://${host}`)
  const plain = URL.parse(`http://${host}`)
  return url && plain ? { rpId: url.hostname, origins: [url.origin, plain.origin] } : undefined
}

/** The challenge that a browser has signed, as it was handed out. */
export function challengeOf(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown
    }
    return Buffer.from(String(challenge), 'base64url').toString('utf8')
  } catch {
    return ''
  }
}

/** EdDSA, ES256, RS256: what every device has. Said here, so that nothing experimental is looked for. */
export const ALGORITHMS = [-8, -7, -257]

const signed = (challenge: string) => Buffer.from(challenge, 'utf8').toString('base64url')

interface Expected {
  host: string
  challenge: string
}

/** What a new passkey is known by; nothing where the answer is not to our question. */
export async function readNewPasskey(response: RegistrationResponseJSON, { host, challenge }: Expected) {
  const site = siteOf(host)
  if (!site) return undefined
  const { registrationInfo } = await orNothing(
    verifyRegistrationResponse({
      response,
      expectedChallenge: signed(challenge),
      expectedOrigin: site.origins,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!registrationInfo) return undefined
  const { credential, credentialBackedUp, credentialDeviceType } = registrationInfo
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports ?? [],
    host: site.rpId,
    isSynced: Number(credentialBackedUp || credentialDeviceType === 'multiDevice'),
  }
}

/**
 * Whether an answer was signed by this passkey: its new counter, or nothing. A counter that does not grow is that of a
 * copy and refused; passkeys that are synced between devices count nothing and say 0.
 */
export async function countSigned(
  passkey: Passkey,
  response: AuthenticationResponseJSON,
  { host, challenge, isVerified }: Expected & { isVerified: boolean },
): Promise<number | undefined> {
  const site = siteOf(host)
  if (!site || site.rpId !== passkey.host) return undefined
  const { verified, authenticationInfo } = await orNothing(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: signed(challenge),
      expectedOrigin: site.origins,
      expectedRPID: site.rpId,
      requireUserVerification: isVerified,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  )
  return verified ? authenticationInfo?.newCounter : undefined
}

/** The library throws for whatever is wrong with an answer; all of it comes from outside. */
async function orNothing<Result extends object>(work: Promise<Result>): Promise<Partial<Result>> {
  return work.catch(() => ({}))
}
