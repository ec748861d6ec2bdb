import { createHash } from 'node:crypto'

/*
 * Passwords that keep to the rule (ten characters, lower and upper case, a digit, a sign) and are tried first all the
 * same: a common word, a number that everybody takes, a sign. A client sends a digest, so digests are compared.
 */

/** Words of lists that are public after thefts. */
const WORDS = [
  'password passw0rd p@ssword p@ssw0rd welcome qwerty qwertyuiop admin administrator letmein monkey',
  'dragon iloveyou sunshine princess football baseball superman master shadow michael secret summer',
  'winter spring autumn changeme default test tester testing hello abcd asdf asdfgh zxcvbn root user',
  'guest login company manager service support system server office china beijing shanghai woaini zhang',
  'huawei qaz qwe aa a abc',
].flatMap((line) => line.split(' '))

const NUMBERS = [
  '1 01 12 123 1234 12345 123456 1234567 12345678 123456789 321 520 666 888 8888 888888 111 000 2020',
  '2021 2022 2023 2024 2025 2026 2027',
].flatMap((line) => line.split(' '))
const SIGNS = '! @ # $ . _ - * !! !@ !@# @@'.split(' ')

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** How people make a word keep to the rule. */
function* formsOf(word: string): Generator<string> {
  const lower = word.toLowerCase()
  const cases = new Set([
    word,
    lower,
    `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`,
    lower.toUpperCase(),
  ])
  for (const cased of cases) {
    for (const number of NUMBERS) {
      for (const sign of SIGNS) {
        yield cased + number + sign
        yield cased + sign + number
        yield sign + cased + number
      }
    }
  }
}

let common: Set<string> | undefined

/** Some 160,000 digests, made when somebody first needs them. */
function commonDigests(): Set<string> {
  common ??= new Set(WORDS.flatMap((word) => [...formsOf(word)]).map(md5))
  return common
}

/** Whether a password's digest is that of a common one, or of a form of one of these words. */
export function isCommon(passwordMd5: string, ownWords: readonly string[]): boolean {
  if (commonDigests().has(passwordMd5)) return true
  return ownWords.filter((word) => word.length > 1).some((word) => isFormOf(passwordMd5, word))
}

function isFormOf(passwordMd5: string, word: string): boolean {
  for (const form of formsOf(word)) if (md5(form) === passwordMd5) return true
  return false
}
