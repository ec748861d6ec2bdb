import { comparableIdentifier, MAX_IDENTIFIER } from './identifier.ts'
import { number, text, textPattern } from './text-pattern.ts'

export { email, idCard18, normal as plainText, postcode } from './rules.ts'

/** 0 or a positive number with at most one decimal: `61.4`, `120`. */
export const dec1 = textPattern(/^(?:0|[1-9]\d*)(?:\.\d)?$/, 'dec1')

/** A percentage 0-100 with at most one decimal, without its sign. */
export const pct1 = textPattern(/^(?:100(?:\.0)?|[1-9]?\d(?:\.\d)?)$/, 'pct1')

/** A percentage 0-100 with at most two decimals, without its sign. */
export const pct2 = textPattern(/^(?:100(?:\.0{1,2})?|[1-9]?\d(?:\.\d{1,2})?)$/, 'pct2')

/** A percentage 0-200 with at most one decimal, without its sign. */
export const pct200Dec1 = textPattern(/^(?:200(?:\.0)?|(?:1\d|[1-9])?\d(?:\.\d)?)$/, 'pct200Dec1')

/** A percentage 0-200 with at most two decimals, without its sign. */
export const pct200Dec2 = textPattern(/^(?:200(?:\.0{1,2})?|(?:1\d|[1-9])?\d(?:\.\d{1,2})?)$/, 'pct200Dec2')

/** At most 6 integer digits and 2 decimals: an amount in yuan. */
export const num62 = textPattern(/^(?:0|[1-9]\d{0,5})(?:\.\d{1,2})?$/, 'num62')

/** At most 9 integer digits and 2 decimals: an amount in yuan. */
export const num92 = textPattern(/^(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?$/, 'num92')

const MOBILE = '1[3-9]\\d{9}'
/** Area code 010, 02x or 0 and three digits from 3; the hyphen may be left out. */
const LANDLINE = '(?:010|02\\d|0[3-9]\\d{2})-?\\d{7,8}'
/** In both customary groupings: 400-812-3456 and 4008-123-456. */
const TEL400 = '400(?:-?\\d{3}-?\\d{4}|\\d-\\d{3}-\\d{3})'

/** A mainland mobile number: 1, then 3-9, then nine digits. */
export const mobile = textPattern(new RegExp(`^${MOBILE}$`), 'mobile')

/** A mainland landline number with its area code: `0755-86091234`. */
export const landline = textPattern(new RegExp(`^${LANDLINE}$`), 'landline')

/** A nationwide 400 number: `400-812-3456`. */
export const tel400 = textPattern(new RegExp(`^${TEL400}$`), 'tel400')

/** The number that customers call: mobile, landline or 400. */
export const servicePhone = textPattern(new RegExp(`^(?:${MOBILE}|${LANDLINE}|${TEL400})$`), 'servicePhone')

/** A vehicle identification number: 17 capital letters or digits; its check digit is not verified. */
export const vin = textPattern(/^[A-Z\d]{17}$/, 'vin')

const PROVINCE = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]'
/** Plates leave out I and O, which read as 1 and 0. */
const LETTER = '[A-HJ-NP-Z]'
const LETTER_OR_DIGIT = '[A-HJ-NP-Z\\d]'
/** The letters that mark new energy; first D and F, later all up to K. */
const NEW_ENERGY = '[A-HJK]'

/** A Chinese licence plate: 7 characters, or 8 of a new-energy vehicle (small: third letter, large: last). */
export const plate = textPattern(
  new RegExp(
    `^${PROVINCE}${LETTER}(?:${LETTER_OR_DIGIT}{4}(?:${LETTER_OR_DIGIT}|[挂学警港澳领])|${NEW_ENERGY}${LETTER_OR_DIGIT}\\d{4}|\\d{5}${NEW_ENERGY})$`,
  ),
  'plate',
)

/** Degrees east, -180 to 180, with at most 10 decimals. */
export const longitude = number('longitude')
  .min(-180, 'longitude')
  .max(180, 'longitude')
  .refine(hasTenDecimals, 'longitude')

/** Degrees north, -90 to 90, with at most 10 decimals. */
export const latitude = number('latitude')
  .min(-90, 'latitude')
  .max(90, 'latitude')
  .refine(hasTenDecimals, 'latitude')

/** A longitude as people type it. */
export const longitudeText = textPattern(
  /^-?(?:180(?:\.0{1,10})?|(?:1[0-7]\d|[1-9]?\d)(?:\.\d{1,10})?)$/,
  'longitude',
)

/** A latitude as people type it. */
export const latitudeText = textPattern(/^-?(?:90(?:\.0{1,10})?|[1-8]?\d(?:\.\d{1,10})?)$/, 'latitude')

/** A city: the 6 digits of its administrative division (GB/T 2260). */
export const cityCode = textPattern(/^\d{6}$/, 'cityCode')

/** A charging card: 1-18 word characters. */
export const cardNo = textPattern(/^\w{1,18}$/, 'cardNo')

/** What a reader, a car or an app sends for a card: `VID:001122AABBCC`, `20:69:C0:21`, an eMAID. */
export const identifier = text('identifier')
  .normalize('NFKC')
  .trim()
  .max(MAX_IDENTIFIER, `tooLong:${MAX_IDENTIFIER}`)
  .refine((value) => comparableIdentifier(value) !== '', 'identifier')

/** A pile: 0-33 word characters. */
export const pileNo = textPattern(/^\w{0,33}$/, 'pileNo')

/** A station: 1-30 word characters and hyphens. */
export const stationCode = textPattern(/^[\w-]{1,30}$/, 'stationCode')

/** The first password of a seller: 5-12 letters and digits, at least one of each. */
export const sellerPassword = textPattern(
  /^(?=\d*[A-Za-z])(?=[A-Za-z]*\d)[A-Za-z\d]{5,12}$/,
  'sellerPassword',
)

/** At least 10 characters with lower case, upper case, a digit, and a punctuation mark or symbol. */
export const userPassword = textPattern(
  /^(?=[\s\S]*[a-z])(?=[\s\S]*[A-Z])(?=[\s\S]*\d)(?=[\s\S]*[\p{P}\p{S}])[\s\S]{10,}$/u,
  'userPassword',
)

/** Chinese, letters, digits, brackets, hyphens, underscores, and single spaces inside; at most 30 characters. */
export const stationName = textPattern(
  /^[\p{Script=Han}A-Za-z\d()（）[\]【】_-]+(?: [\p{Script=Han}A-Za-z\d()（）[\]【】_-]+)*$/u,
  'stationName',
).max(30, 'tooLong:30')

/** Chinese, letters and digits only; at most 30 characters. */
export const stationNameStrict = textPattern(/^[\p{Script=Han}A-Za-z\d]+$/u, 'stationNameStrict').max(
  30,
  'tooLong:30',
)

/** Letters, digits, hyphens, and single spaces inside; at most 60 characters. */
export const stationNameEn = textPattern(/^[A-Za-z\d-]+(?: [A-Za-z\d-]+)*$/, 'stationNameEn').max(
  60,
  'tooLong:60',
)

/** A social account: 6-20 letters, digits, hyphens or underscores, starting with a letter. */
export const social = textPattern(/^[A-Za-z][\w-]{5,19}$/, 'social')

/** The name with which a text message is signed: 2-20 Chinese characters. */
export const smsName = textPattern(/^\p{Script=Han}{2,20}$/u, 'smsName')

/** A day that every month has: 1-28. */
export const dayOfMonth = number('dayOfMonth')
  .min(1, 'dayOfMonth')
  .max(28, 'dayOfMonth')
  .multipleOf(1, 'dayOfMonth')

/** A day that every month has, as people type it. */
export const dayOfMonthText = textPattern(/^(?:[1-9]|1\d|2[0-8])$/, 'dayOfMonth')

/** An operator in data exchange between platforms: 9 capital letters or digits. */
export const operatorId = textPattern(/^[A-Z\d]{9}$/, 'operatorId')

/** A unified social credit code: 18 letters or digits. */
export const creditCode = textPattern(/^[A-Za-z\d]{18}$/, 'creditCode')

/** A SIM card: 20 digits. */
export const iccid = textPattern(/^\d{20}$/, 'iccid')

/** A double keeps 13 decimals of a degree, so rounding to 10 changes exactly the numbers with more. */
function hasTenDecimals(degrees: number): boolean {
  return Number(degrees.toFixed(10)) === degrees
}
