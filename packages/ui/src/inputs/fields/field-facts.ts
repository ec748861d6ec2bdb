import { z } from 'zod'

/** What a form draws of a field's rules. */
export interface FieldFacts {
  readonly isRequired: boolean
  /** The most characters of a text, where the schema says so. */
  readonly maxLength: number | undefined
  /** What an emptied field holds: `null` or nothing where the schema accepts it, otherwise the empty text. */
  readonly blank: null | undefined | ''
  /** The schema's default, with which a new record starts. */
  readonly start: unknown
}

/** Reads the facts of a field from its schema, so that a form cannot disagree with the rule. */
export function factsOf(schema: z.core.$ZodType | undefined): FieldFacts {
  if (!schema) return { isRequired: false, maxLength: undefined, blank: '', start: undefined }
  const nothing = z.safeParse(schema, undefined)
  return {
    // A list that may be empty asks for nothing.
    isRequired: !nothing.success && !z.safeParse(schema, []).success,
    maxLength: maxLengthOf(schema),
    blank: z.safeParse(schema, null).success ? null : nothing.success ? undefined : '',
    start: nothing.data,
  }
}

/** Through what wraps a text: optional, nullable, default, and the way in of a pipe. */
function maxLengthOf(schema: z.core.$ZodType): number | undefined {
  if (schema instanceof z.ZodString) return schema.maxLength ?? undefined
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return maxLengthOf(schema.def.innerType)
  if (schema instanceof z.ZodPipe) return maxLengthOf(schema.def.in)
  return undefined
}
