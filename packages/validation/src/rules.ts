import { text, textPattern } from './text-pattern.ts'

/** A mainland mobile number: 1, then 3-9, then nine digits. */
export const phone = textPattern(/^1[3-9]\d{9}$/, 'phone')

/** An e-mail address: at most 254 characters, 64 of them before the at sign, labels of at most 63 (RFC 5321). */
export const email = textPattern(
  /^(?=.{1,254}$)(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z\d-]{1,59})$/,
  'email',
)

/** At least one character that is no space; full-width and non-breaking spaces are spaces. */
export const empty = textPattern(/\S/, 'empty')

/** Letters of the English alphabet only. */
export const en = textPattern(/^[A-Za-z]+$/, 'en')

/** An optional sign and digits. */
export const int = textPattern(/^[+-]?\d+$/, 'int')

/** Chinese characters only, those beyond the Basic Multilingual Plane included; no punctuation. */
export const zn = textPattern(/^\p{Script=Han}+$/u, 'zn')

/** Month and day of a birth; without its century a year does not tell whether it has a 29 February. */
const MONTH_DAY =
  '(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|[12]\\d))'

/** An ID card number: 6 digits, optional century 18-20, year, valid month and day, 3 digits, a digit or X. */
export const idCard = textPattern(new RegExp(`^\\d{6}(?:18|19|20)?\\d{2}${MONTH_DAY}\\d{3}[\\dX]$`), 'idCard')

/** An ID card number with its century: 18 characters. */
export const idCard18 = textPattern(
  new RegExp(`^\\d{6}(?:18|19|20)\\d{2}${MONTH_DAY}\\d{3}[\\dX]$`),
  'idCard18',
)

/** 6 digits. */
export const postcode = textPattern(/^\d{6}$/, 'postcode')

/** Word characters: letters, digits and underscores. */
export const enOrNum = textPattern(/^\w+$/, 'enOrNum')

/** No special characters; their full-width forms count too. Line breaks and tabs are allowed. */
export const normal = textPattern(
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the rule keeps out
  /^[^*\\%^|<>$`＊＼％＾｜＜＞＄｀\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/,
  'normal',
)

/** An http or https address with a host that the platform's own parser accepts. */
export const url = text('url').refine(isWebAddress, 'url').meta({ format: 'uri' })

/** An integer from 1, without sign or leading zeros. */
export const nonzeroNumber = textPattern(/^[1-9]\d*$/, 'nonzeroNumber')

/** 0 or an integer from 1, without sign or leading zeros. */
export const zeroNumber = textPattern(/^(?:0|[1-9]\d*)$/, 'zeroNumber')

/** The global input rules by the names that tag an input. */
export const rules = {
  phone,
  email,
  empty,
  en,
  int,
  zn,
  idCard,
  postcode,
  enOrNum,
  normal,
  url,
  nonzeroNumber,
  zeroNumber,
}

export type RuleName = keyof typeof rules

/** The parser would repair a missing slash, a backslash or a space; people should see what they typed. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(value) && URL.canParse(value)
}
