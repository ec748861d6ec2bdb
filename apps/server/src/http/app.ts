import { randomUUID } from 'node:crypto'
import { say } from '@ampdeck/api/texts'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance } from 'fastify'
import Fastify, { LogController } from 'fastify'
import type { Logger } from 'pino'
import { Failure, failures } from './failure.ts'
import { languageOf } from './language.ts'

const MAX_BODY = 2 * 1_048_576
/** Log-in attempts of one address in a minute, over all accounts; five wrong ones lock an account long before. */
const LOGINS_A_MINUTE = 300

/** The HTTP server without its routes: limits, envelope of what goes wrong outside a call, headers. */
export async function createApp(logger: Logger): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    // Each call is logged once, where it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // An aborted start must not hang: what is not ready in time is an error.
    pluginTimeout: 60_000,
  }) as unknown as FastifyInstance

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = failureOf(error, request.id)
    if (failure.code === 500) request.log.error({ err: error }, 'unexpected failure')
    const msg = say(failure.text, languageOf(request.headers))
    reply.status(failure.http).send({ code: failure.code, msg, data: failure.data })
  })
  acceptForms(app)
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] })
  await app.register(multipart, { limits: { fileSize: 50 * 1_048_576, files: 10, fields: 100 } })
  await app.register(rateLimit, {
    global: false,
    max: LOGINS_A_MINUTE,
    timeWindow: '1 minute',
    errorResponseBuilder: () => failures.tooMany(),
  })
  return app
}

/** What Fastify itself refuses (a body that is no JSON, too large, of a strange type) is a bad request of ours. */
function failureOf(error: FastifyError, requestId: string): Failure {
  if (error instanceof Failure) return error
  const status = error.statusCode ?? 500
  if (status === 429) return failures.tooMany()
  if (status >= 400 && status < 500)
    return failures.invalid([{ path: [], message: error.code ?? 'request.unreadable' }])
  return failures.server(requestId)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body as it came: what a signature was made over. */
    rawBody: string
  }
}

/** An empty body is an empty object, and a form is its fields. */
function acceptForms(app: FastifyInstance) {
  app.decorateRequest('rawBody', '')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body as string
    if (body === '') done(null, {})
    else parseJson(request, body as string, done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)))
    },
  )
}
