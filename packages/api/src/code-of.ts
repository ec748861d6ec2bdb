import { z } from 'zod'
import type { Enumeration } from './enumeration.ts'

/** The schema of an enumeration's codes; its name goes into the OpenAPI document. */
export function codeOf<Code extends number | string>(of: Enumeration<string, Code>) {
  return z.literal([...of.codes] as [Code, ...Code[]]).meta({ title: of.name })
}
