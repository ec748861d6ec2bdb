import { z } from 'zod'
import { service } from '../contract.ts'

/** Which setting it is, as the screen that keeps it is called. */
const Name = z
  .string()
  .regex(/^[a-z][a-zA-Z-]*$/)
  .max(60)

/** JSON, as its screen wrote it. */
const Value = z.string().max(4_000)

const at = service('system-service/userPreference')

/** How a person likes a screen to be, on whatever device they work. */
export const userPreference = {
  get: at('get', 'signedIn')
    .takes(z.object({ name: Name }))
    .gives(z.object({ value: Value.nullable() })),
  save: at('save', 'signedIn')
    .takes(z.object({ name: Name, value: Value }))
    .fails('record.duplicate')
    .writes(),
}
