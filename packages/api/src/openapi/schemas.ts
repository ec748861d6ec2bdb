import { z } from 'zod'
import { enumerationOf } from '../code-of.ts'
import { docs } from '../docs-index.ts'
import type { Enumeration } from '../enumeration.ts'
import * as exported from '../schema-index.ts'

/** A JSON Schema of the draft that OpenAPI 3.1 speaks (2020-12). */
export type Schema = Record<string, unknown>

export interface Schemas {
  /** Every named schema by its name. */
  components: Record<string, Schema>
  /** A reference to a schema's component, or the schema itself where it has none. */
  of(schema: z.ZodType): Schema
}

/** Where the sentences of an object's fields wait until the object stands in the document. */
const SENTENCES = 'x-sentences'

/**
 * Schemas as JSON Schema. A schema has the name under which its file exports it, an enumeration its own, and what a
 * call takes or gives without a name has the one it is given here. Answers are described as they travel, so a codec
 * counts with what stands on the wire.
 */
export function describe(own: Readonly<Record<string, z.ZodType>>): Schemas {
  const names = z.registry<{ id: string }>()
  const taken = new Set<string>()
  const paths = new Map<z.core.$ZodType, string>()
  const name = (schema: z.core.$ZodType, id: string) => {
    if (names.has(schema) || taken.has(id)) return
    taken.add(id)
    names.add(schema, { id })
  }

  for (const [id, value] of Object.entries(exported)) if (isSchema(value)) name(value, id)
  for (const [id, schema] of Object.entries(own)) name(schema, id)
  for (const [id, schema] of Object.entries({ ...exported, ...own }))
    if (isSchema(schema))
      walk(schema, names.get(schema)?.id ?? id, (part, path) => {
        const of = enumerationOf(part)
        if (of) name(part, taken.has(of.name) ? `${of.name}Code` : of.name)
        if (paths.has(part)) return false
        paths.set(part, names.get(part)?.id ?? path)
        return true
      })

  const sentenceOf = fieldSentences(paths, (field) => isSchema(field) && names.has(field))
  const { schemas } = z.toJSONSchema(names, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      const of = enumerationOf(zodSchema)
      if (of) Object.assign(jsonSchema, enumerationSchema(of))
      if (zodSchema instanceof z.ZodObject) Object.assign(jsonSchema, { [SENTENCES]: sentenceOf(zodSchema) })
    },
  })
  const components: Record<string, Schema> = {}
  for (const [id, { $id: _, $schema: __, id: ___, ...schema }] of Object.entries(schemas)) {
    const text = docs[id]
    components[id] = finished(text ? { description: text, ...schema } : schema) as Schema
  }

  return {
    components,
    of(schema) {
      const id = names.get(schema)?.id ?? ''
      const found = components[id] ?? {}
      const isNamed = id in exported || enumerationOf(schema) || 'properties' in found || 'anyOf' in found
      return isNamed && !isEmpty(found) ? { $ref: `#/components/schemas/${id}` } : found
    },
  }
}

/** Whether it is an object of which nothing is said. */
export function isEmpty({ type, properties = {} }: Schema): boolean {
  return type === 'object' && Object.keys(properties as Schema).length === 0
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/** Goes through a schema and what it is made of, with the path of fields that leads to each. */
function walk(
  schema: z.core.$ZodType,
  path: string,
  visit: (schema: z.core.$ZodType, path: string) => boolean,
): void {
  if (!visit(schema, path)) return
  if (schema instanceof z.ZodObject) {
    for (const [key, field] of Object.entries(schema.def.shape)) walk(field, `${path}.${key}`, visit)
    return
  }
  const parts = Object.values(schema._zod.def).flatMap((value) => (Array.isArray(value) ? value : [value]))
  for (const part of parts) if (isSchema(part)) walk(part, path, visit)
}

/** The sentence of a field is its own, or that of the schema from which the field was taken over. */
function fieldSentences(paths: ReadonlyMap<z.core.$ZodType, string>, isShared: (field: unknown) => boolean) {
  const documented = new Map<string, { field: unknown; text: string; of: z.ZodObject }[]>()
  for (const [of, path] of paths) {
    if (!(of instanceof z.ZodObject)) continue
    for (const [key, field] of Object.entries(of.def.shape)) {
      const text = docs[`${path}.${key}`]
      if (text) documented.set(key, [...(documented.get(key) ?? []), { field, text, of }])
    }
  }

  return (object: z.ZodObject): Record<string, string> => {
    const path = paths.get(object) ?? ''
    const found = Object.entries(object.def.shape).flatMap(([key, field]) => {
      // `id: Id` stands in many objects: only one that has all fields of another is made of it.
      const others = (documented.get(key) ?? []).filter(
        (other) => other.field === field && (!isShared(field) || isMadeOf(object, other.of, isShared)),
      )
      const texts = new Set(others.map(({ text }) => text))
      const text = docs[`${path}.${key}`] ?? (texts.size === 1 ? [...texts][0] : undefined)
      return text ? [[key, text] as const] : []
    })
    return Object.fromEntries(found)
  }
}

function isMadeOf(object: z.ZodObject, other: z.ZodObject, isShared: (field: unknown) => boolean): boolean {
  const fields = Object.entries(other.def.shape)
  return (
    fields.some(([, field]) => !isShared(field)) &&
    fields.every(([key, field]) => object.def.shape[key] === field)
  )
}

/** With the sentences at the fields that they are about, and without a choice between anything and something. */
function finished(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(finished)
  if (typeof value !== 'object' || value === null) return value
  const { [SENTENCES]: sentences, anyOf, ...rest } = value as Schema
  const isAnything = Array.isArray(anyOf) && anyOf.some((choice) => Object.keys(choice).length === 0)
  const entries = Object.entries({ ...rest, ...(anyOf !== undefined && !isAnything && { anyOf }) })
  const found: Schema = Object.fromEntries(entries.map(([key, inner]) => [key, finished(inner)]))
  const properties = found.properties as Record<string, Schema> | undefined
  for (const [key, description] of Object.entries((sentences ?? {}) as Record<string, string>))
    if (properties) properties[key] = { ...properties[key], description }
  return found
}

/** Codes with their names and what people read for them. */
function enumerationSchema(of: Enumeration): Schema {
  const labels = of.codes.map((code) => `${of.label(code, 'en')} / ${of.label(code, 'zh-CN')}`)
  const text = of.codes.map((code, index) => `\`${code}\` ${labels[index]}`).join(', ')
  return {
    type: typeof of.codes[0] === 'number' ? 'integer' : 'string',
    enum: of.codes,
    description: `${docs[of.name] ?? ''} ${text}.`.trim(),
    'x-enum-varnames': of.codes.map((code) => of.key(code)),
    'x-enum-descriptions': labels,
  }
}
