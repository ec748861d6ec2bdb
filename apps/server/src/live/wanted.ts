import { LIVE_EVENT_TYPES } from '@ampdeck/api/events/live-event'
import { Id } from '@ampdeck/api/wire'
import { issueCode } from '@ampdeck/validation/issue'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { failures } from '../foundation/failure.ts'
import type { Wanted } from './audience.ts'

const MAX_STATIONS = 1_000
const LONGEST_ID = 100

/** A list in an address: `a,b`, or the name repeated. An empty one is as good as none. */
function listOf<Item extends z.ZodType>(item: Item, most: number) {
  return z.preprocess((value) => {
    const parts = [value ?? []].flat().flatMap((text) => String(text).split(','))
    const filled = parts.map((text) => text.trim()).filter(Boolean)
    return filled.length > 0 ? filled : undefined
  }, z.array(item).max(most).optional())
}

const Query = z.object({
  types: listOf(z.enum(LIVE_EVENT_TYPES as [string, ...string[]]), LIVE_EVENT_TYPES.length * 2),
  stationIds: listOf(
    z
      .string()
      .regex(/^\d{1,16}$/, 'id.format')
      .transform(Number)
      .pipe(Id),
    MAX_STATIONS,
  ),
  lastEventId: z.string().max(LONGEST_ID).optional(),
})

/** What a subscriber asks for in the address; where it goes on is in the header, or in the address too. */
export function readWanted(request: FastifyRequest): Wanted & { lastEventId: string | undefined } {
  const result = Query.safeParse(request.query, { error: issueCode })
  if (!result.success)
    throw failures.invalid(result.error.issues.map(({ path, message }) => ({ path, message })))
  const { types, stationIds, lastEventId } = result.data
  const header = request.headers['last-event-id']
  const from = typeof header === 'string' && header !== '' ? header.slice(0, LONGEST_ID) : lastEventId
  return { types: types as Wanted['types'], stationIds, lastEventId: from || undefined }
}
