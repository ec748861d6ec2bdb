import { Id, optional } from '@ampdeck/api/wire'
import { normal } from '@ampdeck/validation/rules'
import { z } from 'zod'

/** Who is sent, and what this person is to know; without a person the one with the least to do. */
export const DispatchDraft = z.object({
  repairUser: optional(Id),
  note: optional(z.string().max(200).pipe(normal)),
})
