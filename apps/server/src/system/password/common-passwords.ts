import { hash } from 'node:crypto'

/*
 * Passwords that are tried first wherever people choose them: those of lists that are public after thefts, those that
 * are too short whatever they are, and forms that keep to the rule (ten characters, lower and upper case, a digit, a
 * sign). A client sends a digest, so digests are compared.
 */

/** Words that people make keep to the rule. */
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

/** Texts of these characters are counted up to their length. */
const SHORT = [
  { characters: 'abcdefghijklmnopqrstuvwxyz0123456789', length: 3 },
  { characters: '0123456789', length: 5 },
] as const

const md5 = (text: string) => hash('md5', text, 'buffer').readBigUInt64LE()

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** How people make a word keep to the rule, and the same before they know that there is one. */
function* formsOf(word: string): Generator<string> {
  const lower = word.toLowerCase()
  for (const cased of new Set([word, lower, capitalised(lower), lower.toUpperCase()])) {
    yield cased
    for (const number of NUMBERS) {
      yield cased + number
      yield number + cased
      for (const sign of SIGNS) {
        yield cased + number + sign
        yield cased + sign + number
        yield sign + cased + number
      }
    }
  }
}

/** Every text of some characters up to a length, the empty one included. */
function* textsOf(characters: string, length: number): Generator<string> {
  yield ''
  if (length === 0) return
  for (const text of textsOf(characters, length - 1)) for (const one of characters) yield text + one
}

function* commonPasswords(stolen: readonly string[]): Generator<string> {
  for (const word of stolen) {
    yield word
    yield capitalised(word)
  }
  for (const word of WORDS) yield* formsOf(word)
  for (const { characters, length } of SHORT) yield* textsOf(characters, length)
}

async function sortedDigests(): Promise<BigUint64Array> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return BigUint64Array.from(commonPasswords(dictionary['passwords-common']), md5).sort()
}

let common: Promise<BigUint64Array> | undefined

/** The first halves of some 500,000 digests in order, made when somebody first needs them. */
function commonDigests(): Promise<BigUint64Array> {
  common ??= sortedDigests()
  return common
}

function includes(sorted: BigUint64Array, wanted: bigint): boolean {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] ?? 0n) < wanted) from = middle + 1
    else to = middle
  }
  return sorted[from] === wanted
}

/** Whether a password's digest is that of a common one, or of a form of one of these words. */
export async function isCommon(passwordMd5: string, ownWords: readonly string[]): Promise<boolean> {
  const digest = Buffer.from(passwordMd5, 'hex').readBigUInt64LE()
  if (includes(await commonDigests(), digest)) return true
  return ownWords.filter((word) => word.length > 1).some((word) => isFormOf(digest, word))
}

function isFormOf(digest: bigint, word: string): boolean {
  for (const form of formsOf(word)) if (md5(form) === digest) return true
  return false
}
