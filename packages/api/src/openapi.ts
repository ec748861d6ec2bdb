import { z } from 'zod'
import type { Call, Resource } from './contract.ts'

/** A JSON Schema of the draft that OpenAPI 3.1 speaks (2020-12). */
type Schema = Record<string, unknown>

/** The parts of an OpenAPI 3.1 document that the contract fills. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: OpenApiInfo
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: Record<string, Record<string, unknown>>
}

export interface OpenApiInfo {
  title: string
  version: string
  description?: string
}

export interface OpenApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  /** Who may call: `public`, `signedIn`, page ids and action keys; any of them is enough. */
  'x-permission': readonly string[]
  security: Record<string, never[]>[]
  parameters?: Schema[]
  requestBody?: Schema
  responses: Record<string, unknown>
}

export interface OpenApiOptions {
  /** Resources by name; the names become the first part of the operation ids. */
  resources: Readonly<Record<string, Resource>>
  info: OpenApiInfo
  servers?: { url: string }[]
}

/** Describes every call of the given resources as an OpenAPI 3.1 document. */
export function openApiDocument({
  resources,
  info,
  servers = [{ url: '/' }],
}: OpenApiOptions): OpenApiDocument {
  const calls = Object.entries(resources).flatMap(([resource, of]) =>
    Object.entries(of).map(([name, call]) => ({ id: `${resource}.${name}`, call })),
  )
  const paths: OpenApiDocument['paths'] = {}
  for (const { id, call } of calls) {
    paths[`/${call.path}`] = { ...paths[`/${call.path}`], [call.method.toLowerCase()]: operation(id, call) }
  }
  const services = new Set(calls.map(({ call }) => serviceOf(call)))

  return {
    openapi: '3.1.0',
    info,
    servers,
    tags: [...services].sort().map((name) => ({ name })),
    paths,
    components,
  }
}

function operation(id: string, call: Call): OpenApiOperation {
  const permissions = [call.permission].flat()
  const input = schemaOf(call.input)
  const parameters = [
    ...(call.method === 'GET' ? queryParameters(input) : []),
    ...(call.effect === 'write' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]

  return {
    operationId: id,
    tags: [serviceOf(call)],
    summary: call.path.slice(serviceOf(call).length + 1),
    description: describe(call),
    'x-permission': permissions,
    security: permissions.includes('public') ? [] : [{ token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(call.method === 'POST' && { requestBody: { content: { [mediaType(input)]: { schema: input } } } }),
    responses: {
      200: { description: answerText(call), content: json(envelope(call)) },
      401: { $ref: '#/components/responses/Unauthorized' },
      403: { $ref: '#/components/responses/Forbidden' },
      429: { $ref: '#/components/responses/TooManyRequests' },
      500: { $ref: '#/components/responses/ServerError' },
    },
  }
}

/** Answers are described as they travel, so a codec counts with what stands on the wire. */
function schemaOf(schema: z.ZodType): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

function serviceOf(call: Call): string {
  return call.path.slice(0, call.path.indexOf('/'))
}

function describe(call: Call): string {
  const effect = call.effect === 'write' ? 'Writes; idempotent under its key.' : 'Reads.'
  const permissions = [call.permission].flat()
  return `${effect} Permission: ${permissions.join(' or ')}.`
}

function answerText(call: Call): string {
  const reasons = call.failures.map((reason) => `\`${reason}\``).join(', ')
  return `Code 0 with the data, or a failure.${reasons ? ` Code 409 with \`data.reason\`: ${reasons}.` : ''}`
}

function envelope({ output, success }: Call): Schema {
  const data = schemaOf(output)
  return {
    oneOf: [
      {
        type: 'object',
        required: ['code', 'msg', 'data', ...(success ? ['success'] : [])],
        properties: {
          code: { const: 0 },
          msg: { type: 'string' },
          data,
          ...(success && { success: { const: true } }),
        },
      },
      { $ref: '#/components/schemas/Failure' },
    ],
  }
}

function json(schema: Schema): Schema {
  return { 'application/json': { schema } }
}

const propertiesOf = (schema: Schema) => (schema.properties ?? {}) as Record<string, Schema>

function mediaType(input: Schema): string {
  const hasFile = Object.values(propertiesOf(input)).some((field) => field.format === 'binary')
  return hasFile ? 'multipart/form-data' : 'application/json'
}

function queryParameters(input: Schema): Schema[] {
  const required = Array.isArray(input.required) ? input.required : []
  return Object.entries(propertiesOf(input)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    // Lists stand in an address as one text with commas.
    ...(schema.type === 'array' && { style: 'form', explode: false }),
    schema,
  }))
}

function failureResponse(description: string): Schema {
  return { description, content: json({ $ref: '#/components/schemas/Failure' }) }
}

const components = {
  securitySchemes: {
    token: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: 'The token of `user.login`, with or without a leading `Bearer `.',
    },
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
  responses: {
    Unauthorized: failureResponse('Code 401: no token, or one that is not of this server.'),
    Forbidden: failureResponse('Code 403: no permission for the call.'),
    TooManyRequests: failureResponse('Code 429: too many requests; `Retry-After` says when to come back.'),
    ServerError: failureResponse('Code 500: a fault of the server; `data.requestId` finds it in the log.'),
  },
  schemas: {
    Failure: {
      type: 'object',
      description:
        'Codes: 2 token expired or revoked, 4 wrong account or password, 8 locked or disabled, ' +
        '400 invalid input (`data.issues`), 401 unauthorised, 403 forbidden, 404 no such record, ' +
        '408 idle too long, 409 refused (`data.reason`), 429 too many requests, 500 server fault, ' +
        '921 extra verification needed.',
      required: ['code', 'msg', 'data'],
      properties: {
        code: { type: 'integer', enum: [2, 4, 8, 400, 401, 403, 404, 408, 409, 429, 500, 921] },
        msg: { type: 'string' },
        data: {},
      },
    },
  },
}
