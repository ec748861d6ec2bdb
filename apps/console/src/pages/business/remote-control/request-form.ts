import { type RequestName, requestForms } from '@ampdeck/api/operation/pile-request'
import { z } from 'zod'

type Shape = Readonly<Record<string, z.core.$ZodType>>

/** Through what makes a field optional. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional
    ? bare(schema.def.innerType)
    : schema
}

/** The schemas as a form holds them: a list is typed as lines. */
export const formSchemas = new Map(
  Object.entries(requestForms).map(([name, { shape }]) => [name as RequestName, typed(shape)]),
)

function typed(shape: Shape) {
  const fields = Object.entries(shape).map(([field, schema]) => {
    const isList = bare(schema) instanceof z.ZodArray
    return [field, isList ? z.preprocess(linesOf, schema) : schema] as const
  })
  return z.object(Object.fromEntries(fields))
}

/** What was typed as a request says it. */
export function valuesOf(name: RequestName, typedValues: Readonly<Record<string, unknown>>) {
  const shape: Shape = requestForms[name].shape
  const values = Object.entries(typedValues).map(([field, value]) => {
    const schema = shape[field]
    return [field, schema && bare(schema) instanceof z.ZodArray ? linesOf(value) : value] as const
  })
  return Object.fromEntries(values)
}

/** A line, a comma or a semicolon ends each. */
function linesOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value
    .split(/[\n,;，；]/)
    .map((line) => line.trim())
    .filter(Boolean)
}
