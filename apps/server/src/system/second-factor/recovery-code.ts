import { randomInt } from 'node:crypto'
import { hashWith } from '../../access/password.ts'

const COUNT = 10
/** Without what looks alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const newCode = () =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-')

/** Ten codes of 59 bits each. */
export const newRecoveryCodes = () => Array.from({ length: COUNT }, newCode)

/** A slow hash; all codes of a person share the salt, so that a try costs one hash and not ten. */
export function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return hashWith(code.toUpperCase().replace(/[^0-9A-Z]/g, ''), salt)
}
