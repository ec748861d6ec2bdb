import { type RequestName, requestForms } from '@ampdeck/api/operation/pile-request'
import { z } from 'zod'

type Shape = Readonly<Record<string, z.core.$ZodType>>

/** Through what makes a field optional. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? bare(schema.def.innerType)
    : schema
}

/** The schemas as a form holds them: a list is typed as lines. */
export const formSchemas = new Map(
  Object.entries(requestForms).map(([name, { shape }]) => [name as RequestName, typed(shape)]),
)

function typed(shape: Shape) {
  const fields = Object.entries(shape).map(([field, schema]) => {
    return [field, isList(schema) ? z.preprocess((value) => listOf(schema, value), schema) : schema] as const
  })
  return z.object(Object.fromEntries(fields))
}

/** What was typed as a request says it. */
export function valuesOf(name: RequestName, typedValues: Readonly<Record<string, unknown>>) {
  const shape: Shape = requestForms[name].shape
  const values = Object.entries(typedValues).map(([field, value]) => {
    const schema = shape[field]
    return [field, schema && isList(schema) ? listOf(schema, value) : value] as const
  })
  return Object.fromEntries(values)
}

const isList = (schema: z.core.$ZodType) => bare(schema) instanceof z.ZodArray

/** A list of plain values, or of pairs: a line for each, `3600 = 20`. */
function listOf(schema: z.core.$ZodType, value: unknown): unknown {
  const list = bare(schema)
  const element = list instanceof z.ZodArray ? list.element : undefined
  if (!(element instanceof z.ZodObject) || typeof value !== 'string') return linesOf(value)
  const names = Object.keys(element.shape)
  return value
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const parts = line.split('=').map((part) => part.trim())
      return Object.fromEntries(names.map((name, index) => [name, numberIn(parts[index])]))
    })
}

const numberIn = (text: string | undefined) => (text ? Number(text) : undefined)

/** A line, a comma or a semicolon ends each. */
function linesOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value
    .split(/[\n,;，；]/)
    .map((line) => line.trim())
    .filter(Boolean)
}
