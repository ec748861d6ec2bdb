import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's second argon2id profile: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const SETTINGS = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`

/**
 * A slow salted hash of what the client sent (the MD5 of the typed password: a wire format, never a secret store),
 * in PHC form, so that the costs can be raised later without locking anybody out.
 */
export async function hashPassword(md5: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive('argon2id', { message: md5, nonce, ...COST })
  return `$argon2id$v=19$${SETTINGS}$${nonce.toString('base64url')}$${hash.toString('base64url')}`
}

/** The same cost with a salt that is given: what was hashed is found again by its hash. */
export async function hashWith(text: string, salt: string): Promise<string> {
  const hash = await derive('argon2id', { message: text, nonce: Buffer.from(salt, 'base64url'), ...COST })
  return hash.toString('base64url')
}

/** Whether this is the password behind a stored hash. */
export async function verifyPassword(md5: string, stored: string): Promise<boolean> {
  const [, , , settings = '', salt = '', hash = ''] = stored.split('$')
  const [memory = 0, passes = 0, parallelism = 0] = settings.split(',').map((part) => Number(part.slice(2)))
  const expected = Buffer.from(hash, 'base64url')
  const nonce = Buffer.from(salt, 'base64url')
  const actual = await derive('argon2id', {
    message: md5,
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

/** A hash that nothing matches: what does not exist takes as long to refuse as what is wrong. */
export const nobodysHash = hashPassword(randomBytes(16).toString('hex'))
