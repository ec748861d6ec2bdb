import type { SessionProof } from '../../access/second-factor.ts'
import type { Platform } from '../../database/platform.ts'
import { openSecret } from '../../foundation/secrets.ts'
import { stepOf } from './app-code.ts'
import type { Owner } from './passkey.store.ts'
import { hashRecoveryCode } from './recovery-code.ts'
import { readFactor, spendRecoveryCode, takeStep } from './second-factor.store.ts'

/** What a typed code would prove. It is used up only by `take`, so that a lock can come between. */
interface Found {
  proof: SessionProof
  take: () => Promise<boolean>
}

/** Reads a typed code: six digits of the app, or a recovery code. Nothing where it is wrong for certain. */
export async function readTypedCode(
  { db }: Pick<Platform, 'db'>,
  owner: Owner,
  { code, now }: { code: string; now: number },
): Promise<Found | undefined> {
  const factor = await readFactor(db, owner)
  const digits = code.replaceAll(' ', '')
  if (/^\d{6}$/.test(digits)) {
    if (!factor?.secret) return undefined
    const step = stepOf(openSecret(factor.secret), digits, now)
    return step === undefined ? undefined : { proof: 'app', take: () => takeStep(db, owner, step) }
  }
  if (!factor?.recoverySalt) return undefined
  const hash = await hashRecoveryCode(code, factor.recoverySalt)
  return { proof: 'recovery', take: () => spendRecoveryCode(db, owner, hash, now) }
}
