import { z } from 'zod'
import { Id } from './wire.ts'

const MAX_IDS = 1_000

/**
 * The rows of an action on many: `ids`, or every row that a list's filter matches but those of `except` ("all
 * 12,345"). Exactly one of `ids` and `matching` is given. `more` are the action's own fields.
 */
export function chosen<Filter extends z.ZodRawShape, More extends z.ZodRawShape>(
  filter: z.ZodObject<Filter>,
  more: More,
) {
  return z
    .object({
      ids: z.array(Id).min(1).max(MAX_IDS).optional(),
      matching: filter.optional(),
      except: z.array(Id).max(MAX_IDS).optional(),
      ...more,
    })
    .refine(saysWhich, { path: ['ids'], message: 'either ids or matching' })
}

function saysWhich({ ids, matching }: { ids?: unknown; matching?: unknown }): boolean {
  return (ids === undefined) !== (matching === undefined)
}
