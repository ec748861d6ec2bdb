import { Secret, TOTP } from 'otpauth'

/** What every authenticator app knows: SHA-1, six digits, half a minute (RFC 6238). */
const PERIOD_S = 30
const KIND = { algorithm: 'SHA1', digits: 6, period: PERIOD_S }
/** A clock may be so many steps away, and somebody types slowly. */
const WINDOW = 1

/** 160 bits, as RFC 4226 has it. */
export const newAppSecret = () => new Secret({ size: 20 }).base32

/** What the QR code says. */
export function appUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...KIND, secret: Secret.fromBase32(secret), issuer, label }).toString()
}

/** The time step of which this is the code; nothing where it is of none that is near. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const options = { ...KIND, secret: Secret.fromBase32(secret), token: code, timestamp: now, window: WINDOW }
  const delta = TOTP.validate(options)
  return delta === null ? undefined : Math.floor(now / (PERIOD_S * 1_000)) + delta
}
