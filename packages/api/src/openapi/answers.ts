import type { Call } from '../contract.ts'
import type { Schema } from './schemas.ts'
import { inWords } from './words.ts'

/*
 * What a call answers. Most failures travel under HTTP 200 with a code of their own; only a missing
 * session, a missing right, too many requests and the server's own fault have an HTTP status.
 */

const failure = (codes: Readonly<Record<string, number>>, description: string, data: Schema): Schema => ({
  type: 'object',
  description,
  required: ['code', 'msg', 'data'],
  properties: {
    code: { type: 'integer', enum: Object.values(codes), 'x-enum-varnames': Object.keys(codes) },
    msg: message,
    data,
  },
})

const message = { type: 'string', description: 'A sentence for people, in the language of the request.' }
const nothing = { type: 'null' }
const issues = {
  type: 'array',
  description: 'The fields that it is about.',
  items: {
    type: 'object',
    required: ['path', 'message'],
    properties: {
      path: { type: 'array', items: { type: ['string', 'integer'] } },
      message: { type: 'string' },
    },
  },
}
const requestId = {
  type: 'object',
  required: ['requestId'],
  properties: { requestId: { type: 'string', description: 'Finds the failure in the log of the server.' } },
}

/** The failures that any call may answer, and the two answers of a log-in. */
export const failureSchemas: Readonly<Record<string, Schema>> = {
  InvalidFailure: failure({ invalid: 400 }, 'The input is not what the contract says.', {
    type: 'object',
    required: ['issues'],
    properties: { issues },
  }),
  NotFoundFailure: failure({ notFound: 404 }, 'No such record, or one that the caller may not see.', nothing),
  SessionFailure: failure({ tokenExpired: 2, idle: 408 }, 'The session is over: log in again.', nothing),
  LogInFailure: failure(
    { wrongCredentials: 4, locked: 8 },
    'Wrong account or password, or an account that is locked or disabled.',
    nothing,
  ),
  VerificationFailure: failure({ extraVerification: 921 }, 'The log-in goes on with the ticket.', {
    $ref: '#/components/schemas/ExtraVerification',
  }),
  SecondStepFailure: failure({ secondStep: 922 }, 'The log-in goes on with a second factor.', {
    $ref: '#/components/schemas/SecondStep',
  }),
  UnauthorizedFailure: failure(
    { unauthorized: 401 },
    'No token, or one that is not of this server.',
    nothing,
  ),
  ForbiddenFailure: failure({ forbidden: 403 }, 'No permission for the call.', nothing),
  TooManyFailure: failure({ tooMany: 429 }, 'Too many requests.', nothing),
  ServerFailure: failure({ server: 500 }, 'A fault of the server, or not now.', requestId),
}

const retryAfter = {
  'Retry-After': { description: 'Seconds until it is worth trying again.', schema: { type: 'integer' } },
}

export const failureResponses: Readonly<Record<string, Schema>> = {
  Unauthorized: response('Code 401: no token, or one that is not of this server.', 'UnauthorizedFailure'),
  Forbidden: response('Code 403: no permission for the call.', 'ForbiddenFailure'),
  TooManyRequests: { ...response('Code 429: too many requests.', 'TooManyFailure'), headers: retryAfter },
  ServerError: response('Code 500: a fault of the server.', 'ServerFailure'),
  NotNow: {
    ...response('Code 500: the server prepares its data, or its database is away.', 'ServerFailure'),
    headers: retryAfter,
  },
}

function response(description: string, schema: string): Schema {
  return { description, content: json({ $ref: `#/components/schemas/${schema}` }) }
}

export function json(schema: Schema, example?: unknown): Schema {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } }
}

/** The responses of a call by their HTTP status. */
export function responsesOf(
  call: Call,
  { data, refusal, example }: { data: Schema; refusal: string | undefined; example: unknown },
): Record<string, Schema> {
  const isPublic = [call.permission].flat().includes('public')
  const failures = isPublic
    ? ['InvalidFailure', 'NotFoundFailure', 'LogInFailure', 'VerificationFailure', 'SecondStepFailure']
    : ['InvalidFailure', 'NotFoundFailure', 'SessionFailure']
  const names = refusal ? [...failures, refusal] : failures
  const done = {
    type: 'object',
    required: [
      'code',
      'msg',
      'data',
      ...(call.success ? ['success'] : []),
      ...(call.result ? ['result'] : []),
    ],
    properties: {
      code: { type: 'integer', const: 0 },
      msg: { type: 'string' },
      data,
      ...(call.success && { success: { type: 'boolean', const: true } }),
      ...(call.result && { result: data }),
    },
  }
  const of = (name: string) => ({ $ref: `#/components/responses/${name}` })

  return {
    200: {
      description: `Code 0 with the data, or a failure.${reasonsText(call)}`,
      content: json(
        { oneOf: [done, ...names.map((name) => ({ $ref: `#/components/schemas/${name}` }))] },
        example === undefined
          ? undefined
          : {
              code: 0,
              msg: '',
              data: example,
              ...(call.success && { success: true }),
              ...(call.result && { result: example }),
            },
      ),
    },
    ...(!isPublic && { 401: of('Unauthorized'), 403: of('Forbidden') }),
    429: of('TooManyRequests'),
    500: of('ServerError'),
    503: of('NotNow'),
  }
}

function reasonsText({ failures }: Call): string {
  const reasons = failures.map((reason) => `\`${reason}\``).join(', ')
  return reasons && ` Code 409 with \`data.reason\`: ${reasons}.`
}

/** Code 409 of one call, with the reasons that it declares. */
export function refusalOf({ failures, sentences }: Call): Schema {
  const reasons = [...new Set(failures)]
  return failure({ refused: 409 }, 'The state of a record does not allow it, or it has changed meanwhile.', {
    type: 'object',
    required: ['reason'],
    properties: {
      reason: {
        type: 'string',
        enum: reasons,
        'x-enum-descriptions': reasons.map((reason) => sentences[reason]?.join(' / ') ?? inWords(reason)),
      },
      issues,
    },
  })
}
