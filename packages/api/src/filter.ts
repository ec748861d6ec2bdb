import { visible } from '@ampdeck/validation/plain'
import { z } from 'zod'
import { codeOf } from './code-of.ts'
import type { Enumeration } from './enumeration.ts'
import { DAY, parseTimestamp } from './time.ts'
import { Id } from './wire.ts'

/*
 * Filter fields accept their value in two forms: typed, as a program sends it, and as text, as it stands in an
 * address (`?status=1,4`). One filter object therefore serves the list, the link that is sent to a colleague,
 * and the export whose query string carries it.
 */

const toNumber = (value: number | string) =>
  typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value

const toList = (value: unknown) => {
  const values = typeof value === 'string' ? value.split(',').filter(Boolean) : value
  return Array.isArray(values) ? values : [values]
}

const blankIsAbsent = (value: unknown) => (value === '' || value === null ? undefined : value)

/** One value, many, or their text form: `4`, `[1, 4]`, `'1,4'`. */
type OneOrMany<Value> = Value | readonly Value[] | string

/**
 * Absent, null, the empty text and the empty list all mean "no filter". The parameter of `read` is what callers
 * may write; what arrives may be anything, and is read as such.
 */
function optional<Schema extends z.ZodType, Written>(schema: Schema, read: (value: Written) => unknown) {
  return z.preprocess((value: Written | null | undefined) => {
    const present = blankIsAbsent(value)
    const wanted = present === undefined ? undefined : read(present as Written)
    return Array.isArray(wanted) && wanted.length === 0 ? undefined : wanted
  }, schema.optional())
}

const MAX_VALUES = 200
const MAX_INT = 2_147_483_647
/** The years 0 to 9999, in any zone. */
const Instant = z.number().min(-62_200_000_000_000).max(253_500_000_000_000)

/** How a field of a filter is compared with what it is about; a server derives its condition from it. */
export type Match = 'contains' | 'oneOf' | 'equals' | 'from' | 'to'

const matches = z.registry<{ match: Match }>()

/** How a field of a filter is compared; nothing for a field that is not made by `filter`. */
export function matchOf(field: z.ZodType): Match | undefined {
  return matches.get(field)?.match
}

const as = <Schema extends z.ZodType>(match: Match, schema: Schema): Schema => {
  matches.add(schema, { match })
  return schema
}

/** The fields of a list's filter; each is optional. */
export const filter = {
  /**
   * A piece of text that the field contains, case ignored, without signs that nobody sees. `meant` writes it as the
   * field is stored; what means nothing there, such as a dash alone, stays as it is.
   */
  text: (meant: (text: string) => string = visible) =>
    as(
      'contains',
      optional(
        z
          .string()
          .overwrite((text) => meant(text) || visible(text))
          .max(50),
        (value: string) => value,
      ),
    ),
  /** One or many codes of an enumeration; a list of them means "any of these". */
  codes: <Code extends number | string>(of: Enumeration<string, Code>) =>
    as(
      'oneOf',
      optional(z.array(codeOf(of)).max(MAX_VALUES), (value: OneOrMany<Code>) =>
        toList(value).map((item) => (typeof of.codes[0] === 'number' ? toNumber(item) : item)),
      ),
    ),
  /** One or many record numbers. */
  ids: () =>
    as(
      'oneOf',
      optional(z.array(Id).max(MAX_VALUES), (value: OneOrMany<number>) => toList(value).map(toNumber)),
    ),
  /** One record's number. */
  id: () => as('equals', optional(Id, toNumber)),
  /** A whole number from 0, such as a count or minutes. */
  int: () => as('equals', optional(z.int().min(0).max(MAX_INT), toNumber)),
  /** One or many exact texts, such as city codes. */
  texts: () =>
    as(
      'oneOf',
      optional(z.array(z.string().max(50)).max(MAX_VALUES), (value: OneOrMany<string>) => toList(value)),
    ),
  /** The first instant of a half-open period: a time, or a day (its midnight, UTC+8). */
  from: () =>
    as(
      'from',
      optional(Instant, (value: string) => toInstant(value, 0)),
    ),
  /** The end of a half-open period: a time, or a day, which is then included. */
  to: () =>
    as(
      'to',
      optional(Instant, (value: string) => toInstant(value, DAY)),
    ),
}

function toInstant(value: unknown, wholeDay: number): unknown {
  if (typeof value !== 'string') return Number.NaN
  if (!/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/.test(value)) return Number.NaN
  return parseTimestamp(value) + (value.length === 10 ? wholeDay : 0)
}
