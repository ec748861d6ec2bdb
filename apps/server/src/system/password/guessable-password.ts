import { createHash } from 'node:crypto'
import { isCommon } from './common-passwords.ts'

/** What is tried first, wherever people choose passwords. None of these would pass the rule of the client. */
const COMMON = [
  '',
  '000000',
  '111111',
  '123123',
  '123456',
  '12345678',
  '123456789',
  '1234567890',
  '666666',
  '888888',
  'a123456',
  'abc123',
  'admin',
  'admin123',
  'password',
  'password1',
  'qwerty',
]

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const common = new Set(COMMON.map(md5))

/**
 * Whether a new password is one that anybody would guess: a common one, or the person's own data. An MD5 tells no
 * more; the rule of requirements.md §5 is kept by the clients, which see what is typed.
 */
export function isGuessable(
  passwordMd5: string,
  { account, name, telephone, email }: { account: string; name: string; telephone: string; email: string },
): boolean {
  const own = [account, name, telephone, email]
  return (
    common.has(passwordMd5) ||
    own.some((word) => md5(word) === passwordMd5) ||
    isCommon(passwordMd5, [account, name, telephone, email.split('@', 1)[0] ?? ''])
  )
}
