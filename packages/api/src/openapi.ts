import { z } from 'zod'
import type { Call, Resource } from './contract.ts'
import { docs } from './docs-index.ts'
import { LIVE_EVENT_TYPES, LiveEvent } from './events/live-event.ts'
import { failureResponses, failureSchemas, json, refusalOf, responsesOf } from './openapi/answers.ts'
import { describe, isEmpty, type Schema, type Schemas } from './openapi/schemas.ts'
import { inWords, pascal, summaryOf } from './openapi/words.ts'
import { drawn } from './testing/drawn.ts'
import { Id } from './wire.ts'

/** The parts of an OpenAPI 3.1 document that the contract fills. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: OpenApiInfo
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  /** Which tags belong to which service. */
  'x-tagGroups': { name: string; tags: string[] }[]
  security: Record<string, string[]>[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: Record<string, Record<string, Schema>>
}

export interface OpenApiInfo {
  title: string
  version: string
  description?: string
  license?: { name: string; identifier: string }
}

export interface OpenApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  /** Who may call: `public`, `signedIn`, page ids and action keys; any of them is enough. */
  'x-permission': readonly string[]
  /** Where it differs from the document's: a token or a signature. */
  security?: Record<string, string[]>[]
  parameters?: Schema[]
  requestBody?: Schema
  responses: Record<string, Schema>
}

export interface OpenApiOptions {
  /** Resources by name; the names become the first part of the operation ids. */
  resources: Readonly<Record<string, Resource>>
  info: OpenApiInfo
  servers?: { url: string }[]
}

interface NamedCall {
  resource: string
  name: string
  call: Call
  /** What its own schemas are called after: `StationPage`. */
  stem: string
}

const EVENTS_TAG = 'Live events'

/** Describes every call of the given resources, and the live events, as an OpenAPI 3.1 document. */
export function openApiDocument({
  resources,
  info,
  servers = [{ url: '/' }],
}: OpenApiOptions): OpenApiDocument {
  const calls = Object.entries(resources).flatMap(([resource, of]) =>
    Object.entries(of).map(([name, call]) => ({
      resource,
      name,
      call,
      stem: pascal(resource) + pascal(name),
    })),
  )
  const own = calls.flatMap(({ stem, call }) => [
    [`${stem}Input`, call.input] as const,
    [`${stem}Output`, call.output] as const,
  ])
  const schemas = describe(Object.fromEntries(own))
  const paths: OpenApiDocument['paths'] = { '/events': { get: events(schemas) } }
  for (const named of calls) {
    const { path, method } = named.call
    paths[`/${path}`] = { ...paths[`/${path}`], [method.toLowerCase()]: operation(named, schemas) }
  }
  const refusals = calls.flatMap(({ stem, call }) =>
    call.failures.length > 0 ? [[`${stem}Refusal`, refusalOf(call)] as const] : [],
  )
  const all = { ...schemas.components, ...failureSchemas, ...Object.fromEntries(refusals) }

  return {
    openapi: '3.1.0',
    info,
    servers,
    tags: [
      ...Object.entries(resources).map(([resource, of]) => ({
        name: inWords(resource),
        description: docs[resource] ?? `The calls at \`${placeOf(of)}\`.`,
      })),
      { name: EVENTS_TAG, description: 'What happens, as it happens.' },
    ],
    'x-tagGroups': [...Map.groupBy(calls, ({ call }) => serviceOf(call)).entries()]
      .map(([name, of]) => ({ name, tags: [...new Set(of.map(({ resource }) => inWords(resource)))] }))
      .concat({ name: 'events', tags: [EVENTS_TAG] }),
    security: [byToken, signed],
    paths,
    components: { ...components, schemas: reachable(all, { paths, responses: components.responses }) },
  }
}

function operation({ resource, name, call, stem }: NamedCall, schemas: Schemas): OpenApiOperation {
  const permissions = [call.permission].flat()
  const input = schemas.of(call.input)
  const parameters = [
    ...(call.method === 'GET' ? queryParameters(call.input, schemas) : []),
    ...(call.effect === 'write' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
  const refusal = call.failures.length > 0 ? `${stem}Refusal` : undefined

  return {
    operationId: `${resource}.${name}`,
    tags: [inWords(resource)],
    summary: summaryOf(resource, name),
    description: [docs[`${resource}.${name}`], callText(call)].filter(Boolean).join('\n\n'),
    'x-permission': permissions,
    ...securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(call.method === 'POST' && !isEmpty(input) && { requestBody: bodyOf(call, input) }),
    responses: responsesOf(call, { data: schemas.of(call.output), refusal, example: exampleOf(call.output) }),
  }
}

function bodyOf({ input, maxFileBytes }: Call, schema: Schema): Schema {
  const required = !z.safeParse(input, {}).success
  if (maxFileBytes !== undefined || hasFile(input)) {
    return { required, content: { 'multipart/form-data': { schema } } }
  }
  return { required, content: json(schema, exampleOf(input)) }
}

const hasFile = (input: z.ZodType) =>
  input instanceof z.ZodObject && Object.values(input.def.shape).some((field) => field instanceof z.ZodFile)

/** A value that the schema takes, with one item in each list; nothing where no rule can draw one. */
function exampleOf(schema: z.ZodType): unknown {
  try {
    const value = drawn(schema)
    const short = withFirstItems(value)
    return [short, value].find((example) => schema.safeParse(example).success)
  } catch {
    // Its fields depend on each other, and it shows no example of its own.
    return undefined
  }
}

function withFirstItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(withFirstItems)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFirstItems(inner)]))
}

function securityOf(call: Call): Pick<OpenApiOperation, 'security'> {
  const permissions = [call.permission].flat()
  if (permissions.includes('public')) return { security: [] }
  if (permissions.includes('authTicket')) return { security: [signed] }
  // A signature is over a text: files travel with a token only.
  return hasFile(call.input) ? { security: [byToken] } : {}
}

function serviceOf(call: Call): string {
  return call.path.slice(0, call.path.indexOf('/'))
}

/** Where the calls of a resource are: `config-service/station`. */
function placeOf(resource: Resource): string {
  const places = Object.values(resource).map(({ path }) => path.slice(0, path.lastIndexOf('/')))
  return [...new Set(places)].join('`, `')
}

function callText(call: Call): string {
  const effect = call.effect === 'write' ? 'Writes; idempotent under its key.' : 'Reads.'
  const permissions = [call.permission].flat()
  return `${effect} Permission: ${permissions.map((permission) => `\`${permission}\``).join(' or ')}.`
}

/** Lists stand in an address as one text with commas. */
function queryParameters(input: z.ZodType, schemas: Schemas): Schema[] {
  const { $ref } = schemas.of(input)
  const { properties = {}, required = [] } = schemas.components[String($ref).split('/').at(-1) ?? ''] ?? {}
  return Object.entries(properties as Record<string, Schema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    ...(schema.type === 'array' && { style: 'form', explode: false }),
    schema,
  }))
}

function events(schemas: Schemas): OpenApiOperation {
  const list = (name: string, description: string, items: Schema) => ({
    name,
    in: 'query',
    description,
    style: 'form',
    explode: false,
    schema: { type: 'array', items },
  })
  return {
    operationId: 'events.subscribe',
    tags: [EVENTS_TAG],
    summary: 'Live events: subscribe',
    description:
      'A stream of server-sent events; the data of each is one `LiveEvent`, its name the `type` of it. Besides these ' +
      'there are `reset` (what was missed is not known: read again), `permission` (the rights have changed) and ' +
      '`end` (the session is over, with a code).',
    'x-permission': ['signedIn'],
    security: [byToken],
    parameters: [
      list('types', 'Which kinds; all that the caller may see without it.', {
        type: 'string',
        enum: LIVE_EVENT_TYPES,
      }),
      list('stationIds', 'Of which stations; of all that the caller may see without it.', schemas.of(Id)),
      {
        name: 'Last-Event-ID',
        in: 'header',
        description: 'The last event that was received: the stream goes on after it.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      200: {
        description: 'The stream, which ends by itself only when the session does.',
        content: { 'text/event-stream': { schema: schemas.of(LiveEvent) } },
      },
      401: { $ref: '#/components/responses/Unauthorized' },
      403: { $ref: '#/components/responses/Forbidden' },
      429: { $ref: '#/components/responses/TooManyRequests' },
      503: { $ref: '#/components/responses/NotNow' },
    },
  }
}

/** The schemas that the document leads to, by their names. */
function reachable(all: Readonly<Record<string, Schema>>, from: unknown): Record<string, Schema> {
  const found = new Set<string>()
  const waiting: unknown[] = [from]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const { $ref } = value as Schema
    const id = typeof $ref === 'string' ? ($ref.match(/^#\/components\/schemas\/(.+)$/)?.[1] ?? '') : ''
    if (all[id] && !found.has(id)) {
      found.add(id)
      waiting.push(all[id])
    }
    waiting.push(...Object.values(value).filter((inner) => inner !== undefined))
  }
  return Object.fromEntries([...found].sort().map((id) => [id, all[id] ?? {}]))
}

const headerKey = (name: string, description: string): Schema => ({
  type: 'apiKey',
  in: 'header',
  name,
  description,
})

/** The five headers of a registered application; a call carries all of them. */
const signature: Readonly<Record<string, Schema>> = {
  applicationFrom: headerKey('from', 'The sender, for example the number of an operator.'),
  applicationTo: headerKey('to', 'The receiver.'),
  applicationId: headerKey('appId', 'The registered application.'),
  applicationTimestamp: headerKey(
    'timestamp',
    'Milliseconds since 1970; the server accepts 300 s either way.',
  ),
  applicationSignature: headerKey(
    'sign',
    'Lower-case hex HMAC-SHA-256, under the secret of the application, of seven lines joined by a line feed: method ' +
      'in capitals, path with its query string, from, to, appId, timestamp, lower-case hex SHA-256 of the body. ' +
      'A server takes each signature once.',
  ),
}

const byToken = { token: [] }
const signed = Object.fromEntries(Object.keys(signature).map((name) => [name, []]))

const components = {
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer', description: 'The token of `user.login`.' },
    ...signature,
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'Names the write: sent twice under one key, it is done once and answered alike.',
      schema: { type: 'string', maxLength: 100 },
    },
  },
  responses: failureResponses,
}
