import { plain, plainPhone, plainPlate, plainVin } from '@ampdeck/validation/plain'

/*
 * What people search by is copied from elsewhere: it is compared as what it is meant to be, as far as that is known.
 */

/** A phone number, or some of its digits, as numbers are stored. */
export const asPhone = (text: string) => plainPhone(plain(text))
/** A plate or a piece of it as plates are stored; a text of dashes and dots alone stays, lest it means every plate. */
export const asPlate = (text: string) => plainPlate(text) || text
/** The same of a VIN. */
export const asVin = (text: string) => plainVin(text) || text

/** The pattern of "contains this text", its own wildcards taken literally. */
export function containing(text: string | undefined): string {
  return `%${literal(text)}%`
}

/** The pattern of "begins with this text". */
export function beginningWith(text: string): string {
  return `${literal(text)}%`
}

/** The pattern of "ends with this text". */
export function endingWith(text: string): string {
  return `%${literal(text)}`
}

function literal(text = ''): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
