/*
 * What people copy from chats, tables and PDF files carries signs that nobody sees, and digits of another width. Where a
 * text has one meaning all the same, it is taken as that; where it has not, it stays as it is and is refused by its rule.
 */

/** Soft hyphens, zero-width signs, marks of direction, byte-order marks. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const FULL_WIDTH = /[\uff01-\uff5e]/g
/** Hyphens, dashes and minus signs of any length. */
const DASHES = /[-\u2010-\u2015\u2212\ufe58\ufe63\u30fc]/g
const DOTS = /[.\u00b7\u2022\u2027\u30fb\u25cf]/g
const MOBILE = /^(?:\+?86|0086)?(1[3-9]\d{9})$/

/** Without signs that nobody sees, and with plain blanks; the text itself stays as it is written. */
export function visible(value: string): string {
  return value
    .replace(INVISIBLE, '')
    .replace(/[^\S\t\n\r]/gu, ' ')
    .trim()
}

/** Visible, and letters, digits and signs of full width as usual ones. */
export function plain(value: string): string {
  return visible(value.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)))
}

/** A mobile number without country code, blanks and dashes; what is none stays as it is. */
export function plainPhone(value: string): string {
  return MOBILE.exec(bare(value))?.[1] ?? value
}

/** A number that customers call without country code and blanks, its dashes as hyphens; a mobile number without dashes. */
export function plainServicePhone(value: string): string {
  const found = MOBILE.exec(bare(value))
  if (found?.[1]) return found[1]
  const number = plain(value)
    .replace(DASHES, '-')
    .replace(/[\s()]/g, '')
  return number.replace(/^(?:\+86|0086)-?(?=\d)/, (code) =>
    /^400/.test(number.slice(code.length)) ? '' : '0',
  )
}

/** A plate in capitals, without blanks, dashes and the dot after its second sign. */
export function plainPlate(value: string): string {
  return plain(value).replace(/\s/g, '').replace(DASHES, '').replace(DOTS, '').toUpperCase()
}

/** A vehicle identification number in capitals, without blanks and dashes. */
export function plainVin(value: string): string {
  return plain(value).replace(/\s/g, '').replace(DASHES, '').toUpperCase()
}

/** A card number without the blanks between its groups. */
export function plainCardNo(value: string): string {
  return plain(value).replace(/\s/g, '')
}

/**
 * A number without signs of thousands and with a point before its decimals, also where half of it is typed; what is none
 * stays as it is. "1,5" is one and a half; "1,234" is a thousand and more, as our own lists write it.
 */
export function withPoint(value: string): string {
  const number = plain(value)
    .replace(/\s/g, '')
    .replace(/^\u2212/, '-')
    // What a Chinese keyboard makes of the point.
    .replace('\u3002', '.')
  if (/^-?\d*\.?\d*$/.test(number)) return number
  if (THOUSANDS.test(number)) return number.replace(/,/g, '')
  if (COMMA_BEFORE_DECIMALS.test(number)) return number.replace(/\./g, '').replace(',', '.')
  return value
}

const THOUSANDS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/
const COMMA_BEFORE_DECIMALS = /^-?(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+),\d*$/

/** A decimal number without signs of thousands, and without zeros that say nothing; what is none stays as it is. */
export function plainNumber(value: string): string {
  const number = withPoint(value)
  if (!/^-?\d+(?:\.\d+)?$/.test(number)) return value
  const [whole = '', decimals = ''] = number.split('.')
  const rest = decimals.replace(/0+$/, '')
  return rest === '' ? whole : `${whole}.${rest}`
}

function bare(value: string): string {
  return plain(value)
    .replace(/[\s()]/g, '')
    .replace(DASHES, '')
    .replace(DOTS, '')
}
