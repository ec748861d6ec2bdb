import { hashWith } from '../../access/password.ts'
import { readableCode } from '../../foundation/readable-code.ts'

const COUNT = 10
const GROUPS = 3

/** Ten codes of 59 bits each. */
export const newRecoveryCodes = () => Array.from({ length: COUNT }, () => readableCode(GROUPS))

/** A slow hash; all codes of a person share the salt, so that a try costs one hash and not ten. */
export function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return hashWith(code.toUpperCase().replace(/[^0-9A-Z]/g, ''), salt)
}
