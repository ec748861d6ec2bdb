import { randomUUID } from 'node:crypto'
import { say } from '@ampdeck/api/texts'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Fastify, { LogController } from 'fastify'
import type { Logger } from 'pino'
import { failureOf, failures, RETRY_AFTER_S } from '../foundation/failure.ts'
import type { Settings } from '../settings.ts'
import { languageOf } from './language.ts'

const MAX_BODY = 2 * 1_048_576
/** Public writes (log-ins) of one address in a minute, over all accounts; five wrong ones lock an account long before. */
export const PUBLIC_WRITES_A_MINUTE = 300

/** The HTTP server without its routes: limits, envelope of what goes wrong outside a call, headers. */
export async function createApp(logger: Logger, tls?: Settings['tls']): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    https: tls ?? null,
    // Each call is logged once, where it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // An aborted start must not hang: what is not ready in time is an error.
    pluginTimeout: 60_000,
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: answerError,
  }) as unknown as FastifyInstance

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // PostgreSQL stores no NUL, and no address of ours has one.
    if (request.url.includes('%00')) throw failures.invalid([{ path: [], message: 'text.unstorable' }])
  })
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503) reply.header('retry-after', RETRY_AFTER_S)
  })
  app.setErrorHandler(answerError)
  acceptForms(app)
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] })
  await app.register(multipart, { limits: { fileSize: 50 * 1_048_576, files: 10, fields: 100 } })
  await app.register(rateLimit, {
    global: false,
    max: PUBLIC_WRITES_A_MINUTE,
    timeWindow: '1 minute',
    errorResponseBuilder: () => failures.tooMany(),
  })
  return app
}

/** What is refused outside a call, and what goes wrong there, in the API's envelope. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const failure = failureOf(error, request.id)
  if (failure.http === 500) request.log.error({ err: error }, 'unexpected failure')
  const msg = say(failure.text, languageOf(request.headers))
  reply.status(failure.http).send({ code: failure.code, msg, data: failure.data })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The text of the body as it came: what a signature was made over. */
    rawBody: string
  }
}

/** JSON, where an empty body is an empty object, and forms; any other text is not understood. */
function acceptForms(app: FastifyInstance) {
  app.decorateRequest('rawBody', '')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body
    if (body === '') done(null, {})
    else parseJson(request, body, done)
  })
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      request.rawBody = body
      done(null, Object.fromEntries(new URLSearchParams(body)))
    },
  )
}
