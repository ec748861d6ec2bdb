import type { OpenApiDocument } from '@ampdeck/api/openapi'
import fc from 'fast-check'
import { hostileNumbers, hostilePaths, hostileQueries, hostileShapes, hostileTexts } from './hostile.ts'

/** A value that is not drawn but taken from what the server has answered, under the same name. */
export class Known {
  readonly key: string
  readonly nth: number
  constructor(key: string, nth: number) {
    this.key = key
    this.nth = nth
  }
}

/** One request, before the known values are filled in. */
export interface FuzzInput {
  method: string
  path: string
  query: string
  /** Of a record that the server has answered, whose fields the body begins with; null where it stands alone. */
  record: number | null
  body: unknown
  encoding: Encoding
  who: 'admin' | 'other' | 'nobody' | 'stranger'
  key: string | null
}

const encodings = [
  'json',
  'cut',
  'form',
  'multipart',
  'cutMultipart',
  'text',
  'none',
  'large',
  'gzip',
] as const
export type Encoding = (typeof encodings)[number]

type Schema = Readonly<Record<string, unknown>>

const one = <T>(values: readonly T[]) => fc.constantFrom(...values)
const hostile = fc.oneof(
  one(hostileNumbers),
  one(hostileTexts),
  one(hostileShapes),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Where the server has addresses that no call of the contract describes. */
const OTHER_PATHS = [
  ...[
    '/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/openapi.json',
    '/docs/',
    '/docs/api',
    '/docs/pictures/',
    '/events',
  ],
  ...[
    '/outbox',
    '/outbox/1/0',
    '/embed/frame',
    '/favicon.svg',
    '/assets/',
    '/bigscreen/',
    '/bigscreen/3d',
    '/storybook/',
  ],
  ...[
    '/user/login',
    '/ocpp/',
    '/ocpp/P1',
    '/config-service/downloadCenter/export',
    '/config-service/downloadCenter/file',
  ],
  ...['/config-service/downloadCenter/template', '/config-service/exportTimingManagement/file'],
  ...['/map/tiles.json', '/docs', '/docs/manual', '/docs/manual.en.pdf', '/api/events', '/bigscreen'],
  ...['/config-service/downloadCenter/importFile', '/operation-service/pileLog/upload/1/a.log'],
  ...[
    '/operation-service/pileLog/file',
    '/system-service/user/avatar/',
    '/no-service/at/all',
    '/ai/chat',
    '/api/',
  ],
]

export interface FuzzInputs {
  /** Requests to one call, for each call of the document. */
  ofEachCall: readonly fc.Arbitrary<FuzzInput>[]
  /** Requests to any call, and to what lies beside. */
  any: fc.Arbitrary<FuzzInput>
}

/** Requests to every call of a document, most of them nearly right, and to what lies beside. */
export function inputsOf(document: OpenApiDocument): FuzzInputs {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, parameters = [] }]) => ({
      path,
      method: method.toUpperCase(),
      schema: withoutReferences(bodySchema(requestBody) ?? querySchema(parameters), document) as Schema,
      takesFile: JSON.stringify(requestBody ?? '').includes('multipart/form-data'),
    })),
  )
  const ofEachCall = calls.map(requestTo)
  const beside = fc.record<FuzzInput>({
    method: one(['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']),
    path: fc
      .tuple(one([...OTHER_PATHS, ...calls.map((call) => call.path)]), fc.option(one(hostilePaths)))
      .map(([path, more]) => path + (more ?? '')),
    query: one(hostileQueries),
    record: fc.constant(null),
    body: hostile,
    encoding: one(['none', 'none', 'json', 'text']),
    who: one(['admin', 'admin', 'nobody']),
    key: fc.constant(null),
  })
  return {
    ofEachCall,
    any: fc.oneof({ weight: 7, arbitrary: fc.oneof(...ofEachCall) }, { weight: 1, arbitrary: beside }),
  }
}

function requestTo(call: { path: string; method: string; schema: Schema; takesFile: boolean }) {
  const usual: Encoding = call.takesFile ? 'multipart' : 'json'
  return fc.record<FuzzInput>({
    method: fc.constant(call.method),
    path: fc.boolean().map((isShort) => (isShort ? call.path : `/api${call.path}`)),
    query: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: one(hostileQueries) }),
    record: fc.option(fc.nat(50), { freq: 1 }),
    body: fc.oneof({ weight: 12, arbitrary: drawn(call.schema, '') }, { weight: 1, arbitrary: hostile }),
    encoding: fc.oneof(
      { weight: 60, arbitrary: fc.constant(usual) },
      { weight: 3, arbitrary: one(encodings) },
    ),
    who: fc.oneof(
      { weight: 12, arbitrary: fc.constant('admin' as const) },
      { weight: 1, arbitrary: one(['other', 'nobody', 'stranger'] as const) },
    ),
    key: fc.option(one(['a', 'b', '', ' ', 'x'.repeat(201), '\u00ff', '1']), { freq: 8 }),
  })
}

/** A value as a schema describes it, or one that is not, or nearly. */
function drawn(schema: Schema, key: string, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 14, arbitrary: plausible(schema, key, depth) },
    { weight: depth === 0 ? 0 : 1, arbitrary: hostile },
    { weight: depth === 0 ? 0 : 1, arbitrary: edgeOf(schema) },
  )
}

function edgeOf({ type, minimum, maximum, maxLength }: Schema): fc.Arbitrary<unknown> {
  if (type === 'integer' || type === 'number') {
    const bounds = [minimum, maximum].filter((bound) => typeof bound === 'number')
    return one([...hostileNumbers, ...bounds.flatMap((bound) => [bound - 1, bound, bound, bound + 1])])
  }
  if (type !== 'string') return hostile
  return typeof maxLength === 'number' && maxLength < 5_000
    ? one([...hostileTexts, 'é'.repeat(maxLength), '字'.repeat(maxLength), 'x'.repeat(maxLength + 1)])
    : one(hostileTexts)
}

function plausible(schema: Schema, key: string, depth: number): fc.Arbitrary<unknown> {
  const options = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (options) return fc.oneof(...options.map((option) => drawn(option, key, depth)))
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return one(schema.enum)
  if (depth > 8) return fc.constant(null)
  switch (schema.type) {
    case 'integer':
    case 'number':
      return fc.oneof(known(key), known(key), numberOf(schema))
    case 'string':
      return fc.oneof(
        known(key),
        textOf(schema),
        one(['2026-06-01 00:00:00', '2026-06-01', 'abc', '13800000001']),
      )
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(drawn((schema.items ?? {}) as Schema, key.replace(/s$/, ''), depth + 1), {
        maxLength: 4,
      })
    case 'object':
      return objectOf(schema, depth)
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(known(key), hostile)
  }
}

function objectOf({ properties = {}, required = [] }: Schema, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties as Record<string, Schema>)
  const needed = new Set(required as string[])
  const shape = fields.map(([name, schema]) => {
    const value = drawn(schema, name, depth + 1)
    // Left out now and then, also where it is needed.
    const absent = fc.constant(undefined)
    return [
      name,
      fc.oneof({ weight: needed.has(name) ? 30 : 2, arbitrary: value }, { weight: 1, arbitrary: absent }),
    ] as const
  })
  return fc.record(Object.fromEntries(shape))
}

const known = (key: string) => fc.nat(40).map((nth) => new Known(key, nth))

function numberOf({ minimum, maximum, type }: Schema): fc.Arbitrary<number> {
  const low = typeof minimum === 'number' ? minimum : -100
  const high = typeof maximum === 'number' ? maximum : Number.MAX_SAFE_INTEGER
  const near = fc.integer({ min: Math.ceil(low), max: Math.ceil(Math.min(high, low + 300)) })
  const edge = one([low, high])
  return type === 'integer'
    ? fc.oneof(near, near, edge)
    : fc.oneof(near, edge, fc.double({ min: low, max: high, noNaN: true }))
}

function textOf({ pattern, maxLength, format }: Schema): fc.Arbitrary<string> {
  const most = typeof maxLength === 'number' ? Math.min(maxLength, 60) : 30
  if (format === 'uri') return one(['https://example.com/a', 'http://a', 'https://[::1]/'])
  if (typeof pattern !== 'string') return fc.string({ maxLength: most, unit: 'grapheme' })
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
  } catch {
    // A rule with a look-ahead cannot be drawn from.
    return fc.string({ maxLength: most })
  }
}

/** A schema with what it refers to in its place; where it comes back to itself, anything. */
function withoutReferences(
  value: unknown,
  document: OpenApiDocument,
  within: readonly string[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutReferences(item, document, within))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as Schema
  if (typeof $ref !== 'string')
    return Object.fromEntries(
      Object.entries(rest).map(([key, inner]) => [key, withoutReferences(inner, document, within)]),
    )
  const found = within.includes($ref) ? {} : document.components.schemas?.[$ref.split('/').at(-1) ?? '']
  return withoutReferences({ ...found, ...rest }, document, [...within, $ref])
}

const propertiesOf = (schema: unknown) => schema as { schema?: Schema } | undefined

function bodySchema(requestBody: unknown): Schema | undefined {
  const { content } = (requestBody ?? {}) as { content?: Record<string, unknown> }
  return content && propertiesOf(Object.values(content)[0])?.schema
}

function querySchema(parameters: readonly Schema[]): Schema {
  const named = parameters.filter((parameter) => parameter.in === 'query')
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(({ name, schema }) => [name as string, schema as Schema])),
  }
}
