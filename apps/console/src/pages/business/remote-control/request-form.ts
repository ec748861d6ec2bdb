import { type RequestName, requestForms } from '@ampdeck/api/operation/pile-request'
import { withPoint } from '@ampdeck/validation/plain'
import { z } from 'zod'
import type { MessageSchema } from './message-form.ts'

type Shape = Readonly<Record<string, z.core.$ZodType>>

/** How a request is asked for: the schema of its form, and what the form says. */
export interface RequestDrawing {
  schema: z.ZodObject
  /** By which its fields are drawn: a list is none of lines there. */
  fields: Shape
  requestOf: (values: Readonly<Record<string, unknown>>) => object
  /** Of a message of the standard, its own schema. */
  message?: MessageSchema
}

/** The form of a request of the product's own. */
export function drawingOf(name: RequestName): RequestDrawing {
  const fields: Shape = requestForms[name].shape
  return { schema: typed(fields), fields, requestOf: (values) => ({ name, ...valuesOf(name, values) }) }
}

/** Through what makes a field optional. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? bare(schema.def.innerType)
    : schema
}

/** The schema as a form holds it: a list is typed as lines. */
function typed(shape: Shape) {
  const fields = Object.entries(shape).map(([field, schema]) => {
    return [field, isList(schema) ? z.preprocess((value) => listOf(schema, value), schema) : schema] as const
  })
  return z.object(Object.fromEntries(fields))
}

/** What was typed as a request says it. */
function valuesOf(name: RequestName, typedValues: Readonly<Record<string, unknown>>) {
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
  if (element instanceof z.ZodNumber && typeof value === 'string')
    return (linesOf(value) as string[]).map(numberIn)
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

const numberIn = (text: string | undefined) => (text ? Number(withPoint(text)) : undefined)

/** A line, a comma or a semicolon ends each. */
function linesOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value
    .split(/[\n,;，；]/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** What the server has found in a request, at the fields of its form. */
export function atFields(failure: unknown): unknown {
  if (!(failure instanceof Error) || !('issues' in failure) || !Array.isArray(failure.issues)) return failure
  const issues = failure.issues.map(({ path, ...issue }) => {
    return { ...issue, path: String(path).replace(/^request\.?(payload\.?)?/, '') }
  })
  return Object.assign(failure, { issues })
}
