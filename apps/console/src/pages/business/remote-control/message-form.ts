import { parseTimestamp } from '@ampdeck/api/time'
import { optional, Timestamp } from '@ampdeck/api/wire'
import { z } from 'zod'

/* The form of a message of the standard, from its JSON Schema: flat fields by their type, all else as JSON text. */

/** What the standards use of JSON Schema. */
export interface MessageSchema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly string[]
  readonly format?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, MessageSchema>>
  readonly definitions?: Readonly<Record<string, MessageSchema>>
}

const LONGEST_TEXT = 2_500
const LONGEST_JSON = 20_000
export const FlagField = z.literal([0, 1])
const YesOrNo = z.enum(['true', 'false'])

/** The schema of the form: a field for each property, what must be said first. */
export function messageForm(message: MessageSchema) {
  const fields = propertiesOf(message).map(([name, property]) => {
    const isRequired = message.required?.includes(name) ?? false
    if (property.type === 'boolean' && isRequired) return [name, FlagField.default(0)] as const
    const field = fieldOf(property)
    return [name, isRequired ? field : optional(field)] as const
  })
  return z.object(Object.fromEntries(fields))
}

/** What was typed, as the standard writes it; what was left empty is not said. */
export function payloadOf(message: MessageSchema, values: Readonly<Record<string, unknown>>) {
  const said = propertiesOf(message).flatMap(([name, property]) => {
    const value = values[name]
    return value === null || value === undefined || value === '' ? [] : [[name, saidOf(property, value)]]
  })
  return Object.fromEntries(said) as Record<string, unknown>
}

/** What an object in JSON must have: a hint below its field. */
export function namesIn(message: MessageSchema, name: string): readonly string[] {
  const property = message.properties?.[name]
  const inside = property && resolved(message, property)
  return isJson(inside) ? (inside?.required ?? []) : []
}

export const isJsonField = (message: MessageSchema, name: string) =>
  isJson(message.properties?.[name] && resolved(message, message.properties[name]))

function propertiesOf(message: MessageSchema): [name: string, property: MessageSchema][] {
  const isLater = (name: string) => (message.required?.includes(name) ? 0 : 1)
  return Object.entries(message.properties ?? {})
    .map(([name, property]): [string, MessageSchema] => [name, resolved(message, property)])
    .sort(([a], [b]) => isLater(a) - isLater(b))
}

function resolved({ definitions }: MessageSchema, property: MessageSchema): MessageSchema {
  const name = property.$ref?.replace('#/definitions/', '')
  return (name !== undefined && definitions?.[name]) || property
}

function fieldOf(property: MessageSchema): z.ZodType {
  const { type, format, maxLength = LONGEST_TEXT } = property
  if (property.enum) return z.enum(property.enum as [string, ...string[]])
  if (type === 'boolean') return YesOrNo
  if (type === 'integer') return within(z.int(), property)
  if (type === 'number') return within(z.number(), property)
  if (type === 'string') return format === 'date-time' ? Timestamp : z.string().max(maxLength)
  return z
    .string()
    .max(LONGEST_JSON)
    .refine((text) => isJsonOf(type, text), 'json')
}

function within(schema: z.ZodNumber, { minimum, maximum }: MessageSchema): z.ZodNumber {
  const from = minimum === undefined ? schema : schema.min(minimum)
  return maximum === undefined ? from : from.max(maximum)
}

const flat: ReadonlySet<string | undefined> = new Set(['string', 'integer', 'number', 'boolean'])
const isJson = (property: MessageSchema | undefined) => !property?.enum && !flat.has(property?.type)

function isJsonOf(type: string | undefined, text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    if (type === 'array') return Array.isArray(value)
    return type !== 'object' || (typeof value === 'object' && value !== null && !Array.isArray(value))
  } catch {
    return false
  }
}

function saidOf(property: MessageSchema, value: unknown): unknown {
  if (isJson(property)) return JSON.parse(String(value))
  if (property.type === 'boolean') return value === 1 || value === 'true'
  if (property.format === 'date-time') return new Date(parseTimestamp(String(value))).toISOString()
  return value
}
