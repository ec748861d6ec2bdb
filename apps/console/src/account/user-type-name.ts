import type { Language } from '@ampdeck/api/enumeration'
import { userType } from '@ampdeck/api/enumerations/system'

/**
 * A user's type by its key name in the map that the server hands out (requirements.md §3 "User info"), in the reader's
 * language where this version knows the key. Nothing for a type that the map does not have.
 */
export function userTypeName(
  types: Readonly<Record<string, number>>,
  code: number,
  language: Language,
): string | undefined {
  const key = Object.keys(types).find((name) => types[name] === code)
  const known = userType.codes.find((one) => userType.key(one) === key)
  return known === undefined ? key : userType.label(known, language)
}
