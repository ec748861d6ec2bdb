import { z } from 'zod'
import { formatTimestamp, MINUTE, parseTimestamp } from '../time.ts'

const START = parseTimestamp('2026-07-01 10:00:00')
/** Every so many records leave empty what may be left empty. */
const EMPTY_EVERY = 4
const MAX_ITEMS = 32

/**
 * A value of a schema of the contract, as it stands on the wire: the same for the same number, another for another.
 * What no rule can know, as that the periods of a tariff fill a day, the schema itself shows:
 * `.meta({ examples: [...] })`.
 */
export function drawn<Schema extends z.ZodType>(schema: Schema, n = 1): z.input<Schema> {
  return draw(schema, { n, name: '', accepts: () => true }) as z.input<Schema>
}

interface Place {
  n: number
  /** The field's name; texts are made of it. */
  name: string
  /** What the schemas around this one say to a value of it. */
  accepts: (value: unknown) => boolean
}

function draw(schema: z.core.$ZodType, place: Place): unknown {
  const [example] = (z.globalRegistry.get(schema)?.examples as unknown[] | undefined) ?? []
  if (example !== undefined) return example
  const { n, name } = place
  const within = (part: z.core.$ZodType, at: Partial<Place> = {}) =>
    draw(part, { n, name, accepts: () => true, ...at })
  const accepts = (value: unknown) => z.safeParse(schema, value).success && place.accepts(value)

  if (schema instanceof z.ZodNullable && n % EMPTY_EVERY === 0) return null
  if (schema instanceof z.ZodOptional && n % EMPTY_EVERY === 0) return undefined
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return draw(schema.def.innerType, place)
  if (schema instanceof z.ZodPipe) {
    const { in: from, out: to } = schema.def
    // What is preprocessed may arrive as the type behind it.
    return draw(from instanceof z.ZodTransform ? to : from, { ...place, accepts })
  }
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.def.shape).map(([key, field]) => [key, within(field, { name: key })]),
    )
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => within(item))
  if (schema instanceof z.ZodRecord) return { [String(within(schema.keyType))]: within(schema.valueType) }
  if (schema instanceof z.ZodUnion) return draw(pick(schema.options, n), place)
  if (schema instanceof z.ZodUnknown) return {}

  if (schema instanceof z.ZodArray) {
    for (const candidate of arrays(schema, place)) if (accepts(candidate)) return candidate
  } else {
    const accepted = simple(schema, place).filter(accepts)
    // Best one that is taken as it is written.
    const asWritten = accepted.find((candidate) => z.safeParse(schema, candidate).data === candidate)
    if (accepted.length > 0) return asWritten ?? accepted[0]
  }
  throw new Error(`"${name}" needs an example in its schema: .meta({ examples: [...] })`)
}

/** Two items, or as many as it takes. */
function* arrays({ element }: z.ZodArray, { n, name }: Place): Generator<unknown[]> {
  for (const length of [2, ...Array(MAX_ITEMS).keys()])
    yield Array.from({ length }, (_, index) => draw(element, { n: n + index, name, accepts: () => true }))
}

/** Values of the kind, the likeliest first. */
function simple(schema: z.core.$ZodType, { n, name }: Place): unknown[] {
  if (schema instanceof z.ZodLiteral) return [pick([...schema.values], n)]
  if (schema instanceof z.ZodEnum) return [pick(schema.options, n)]
  if (schema instanceof z.ZodBoolean) return [n % 2 === 1]
  if (schema instanceof z.ZodNull) return [null]
  if (schema instanceof z.ZodNumber) return [n, schema.minValue, schema.maxValue]
  if (schema instanceof z.ZodString) return texts(n, name)
  return []
}

/** Names, times, numbers and codes as the fields of a charging network have them. */
function texts(n: number, name: string): string[] {
  const time = formatTimestamp(START - n * MINUTE)
  const digits = (length: number) => String(n).padStart(length, '0')
  return [
    name.endsWith('En') ? `Sample ${n}` : `示例${n}`,
    `Sample ${n}`,
    time,
    time.slice(0, 10),
    time.slice(11, 16),
    `139${digits(8)}`,
    `TEST${digits(5)}`,
    `91000000TEST${digits(6)}`,
    digits(1),
    digits(6),
    digits(20),
    `TESTVIN${digits(10)}`,
    `粤B${digits(5)}`,
    `sample${n}@example.com`,
    `https://example.com/${n}`,
    `sample/${n}`,
    'Sample',
    '示例',
    `440300199001010${digits(3)}`,
    '0755-86091234',
    '400-812-3456',
    'Sample#2026',
  ]
}

const pick = <Item>(items: readonly Item[], n: number) => items[(n - 1) % items.length] as Item
