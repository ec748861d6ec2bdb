import { z } from 'zod'
import type { Enumeration } from './enumeration.ts'

const enumerations = z.registry<{ of: Enumeration }>()
const made = new WeakMap<object, z.ZodLiteral>()

/** The schema of an enumeration's codes, one for each enumeration: in the OpenAPI document it has its name. */
export function codeOf<Code extends number | string>(of: Enumeration<string, Code>): z.ZodLiteral<Code> {
  const known = made.get(of) as z.ZodLiteral<Code> | undefined
  if (known) return known
  const schema = z.literal([...of.codes] as [Code, ...Code[]])
  made.set(of, schema)
  enumerations.add(schema, { of })
  return schema
}

/** The enumeration whose codes a schema describes. */
export function enumerationOf(schema: z.core.$ZodType): Enumeration | undefined {
  return enumerations.get(schema)?.of
}
