import { z } from 'zod'
import { formatTimestamp, parseTimestamp } from './time.ts'

const isRealTime = (text: string) => {
  const epoch = parseTimestamp(text)
  return Number.isFinite(epoch) && formatTimestamp(epoch).startsWith(text)
}

/** An instant: epoch milliseconds inside, `YYYY-MM-DD HH:mm:ss` in UTC+8 on the wire. */
export const Timestamp = z.codec(
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, 'time.format')
    .refine(isRealTime, 'time.format'),
  z.number(),
  { decode: parseTimestamp, encode: formatTimestamp },
)

/** A calendar day in UTC+8, `YYYY-MM-DD` inside and on the wire. */
export const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, 'date.format')
  .refine(isRealTime, 'date.format')

/** A record's number: a positive integer below 2^53. The platform itself is seller -1. */
export const Id = z.int().min(-1)

/** How often a record was changed; a column of four bytes. */
export const Version = z.int().min(0).max(2_147_483_647)

/** Money: integer fen (0.01 yuan). */
export const Fen = z.int()

/** A price: integer, 0.0001 yuan per kWh. */
export const Price4 = z.int().nonnegative()

/** Energy: integer watt-hours. */
export const Wh = z.int()

/** Power: integer watts. */
export const Watt = z.int()

/** A share: integer basis points, 10000 = 100 %. */
export const BasisPoints = z.int()

/** What every record carries besides its own fields. */
const standardFields = {
  id: Id,
  sellerId: Id,
  createTime: Timestamp,
  updateTime: Timestamp,
  createUser: Id.nullable(),
  updateUser: Id.nullable(),
  version: Version,
}

/** A stored record: the given fields and the standard columns. */
export function record<const Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({ ...standardFields, ...fields })
}

/** A field that may be left empty: absent, null and empty are stored as null. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().default(null)
}

/** Names one record. */
export const ById = z.object({ id: Id })

/** Names one record in the state in which the caller saw it; another version answers 409 `record.stale`. */
export const ByVersion = z.object({ id: Id, version: Version })
