import { z } from 'zod'
import { service } from '../contract.ts'
import { Id, Timestamp } from '../wire.ts'

/** The pages that say what was changed on them last. */
export const changedPages = [
  'sellerConfig',
  'paymentConfig',
  'smsConfig',
  'theme',
  'dictionary',
  'systemParam',
] as const

const ConfigChange = z.object({
  id: Id,
  time: Timestamp,
  /** Nothing where an application did it. */
  userName: z.string().nullable(),
  /** What the record is called, where it has a name. */
  name: z.string(),
  kind: z.enum(['added', 'changed', 'deleted']),
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})

const at = service('system-service/configChange')

export const configChange = {
  /** The last changes of one page, newest first; of a page that the caller may not open, none. */
  selectAll: at('selectAll', changedPages)
    .takes(z.object({ of: z.enum(changedPages) }))
    .gives(z.array(ConfigChange)),
}

export type ConfigChange = z.input<typeof ConfigChange>
