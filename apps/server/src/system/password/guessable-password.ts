import { isCommon } from './common-passwords.ts'

/**
 * Whether a new password is one that anybody would guess: a common one, one of a few characters, or the person's own
 * data. An MD5 tells no more; the rule of requirements.md §5 is kept by the clients, which see what is typed.
 */
export function isGuessable(
  passwordMd5: string,
  { account, name, telephone, email }: { account: string; name: string; telephone: string; email: string },
): Promise<boolean> {
  return isCommon(passwordMd5, [account, name, telephone, email, email.split('@', 1)[0] ?? ''])
}
