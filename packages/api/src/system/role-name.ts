import { z } from 'zod'
import { Id } from '../wire.ts'

/** A role where it is only named. */
export const RoleName = z.object({ id: Id, name: z.string(), nameEn: z.string().nullable() })

export type RoleName = z.input<typeof RoleName>
