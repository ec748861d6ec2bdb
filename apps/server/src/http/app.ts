import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { say } from '@ampdeck/api/texts'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Fastify, { LogController } from 'fastify'
import type { Logger } from 'pino'
import { clientAddress, type IsTrusted, networkOf } from '../foundation/client-address.ts'
import { isDiskFull, noteDiskFull } from '../foundation/disk.ts'
import { failureOf, failures, RETRY_AFTER_S } from '../foundation/failure.ts'
import { inTime } from '../foundation/in-time.ts'
import { sentPath } from '../foundation/sent-path.ts'
import type { Settings } from '../settings.ts'
import { logCall } from './call-entry.ts'
import { languageOf } from './language.ts'
import { readText } from './read-text.ts'
import { headersWithoutRoute, securityHeaders } from './security-headers.ts'
import { refuseUnstorable } from './serve.ts'
import { openUploads, type Uploads } from './uploads.ts'

const MAX_BODY = 65_536
/** Any request, its body included: a large file over a slow link. Text is given less (read-text.ts). */
const REQUEST_MS = 300_000
/** How long an answer waits for its entry in the audit log. */
const AUDIT_MS = 5_000
/** Public writes (log-ins) of one address in a minute, over all accounts; five wrong ones lock an account long before. */
export const PUBLIC_WRITES_A_MINUTE = 300

interface AppOptions {
  tls?: Settings['tls']
  isTrustedProxy?: IsTrusted
  /** Where files wait that come in. */
  uploadDirectory?: string
}

/** The HTTP server without its routes: limits, envelope of what goes wrong, headers. */
export async function createApp(
  logger: Logger,
  { tls, isTrustedProxy = () => false, uploadDirectory }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    // A pile may show a certificate; whoever shows none is asked for something else.
    https: tls ? { ...tls, ...(tls.ca && { requestCert: true, rejectUnauthorized: false }) } : null,
    // Each call is logged once, where it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MS,
    trustProxy: isTrustedProxy,
    // An aborted start must not hang: what is not ready in time is an error.
    pluginTimeout: 60_000,
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersWithoutRoute(request.protocol === 'https')).header('x-request-id', request.id)
      return answerError(error, request, reply)
    },
    clientErrorHandler: answerUnreadable,
  }) as unknown as FastifyInstance

  // First of all: what a later hook refuses has them too.
  await securityHeaders(app)
  app.decorate('uploads', openUploads(uploadDirectory))
  app.decorateRequest('entry', undefined)
  app.decorateRequest('address', '')
  app.addHook('onRequest', async (request, reply) => {
    request.address = clientAddress(request.raw, isTrustedProxy)
    reply.header('x-request-id', request.id)
    // A call refuses it when it knows who asks, so that the refusal is in the audit log.
    if (!request.routeOptions.config.isCall) refuseUnstorable(request)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503) reply.header('retry-after', RETRY_AFTER_S)
  })
  app.setErrorHandler(answerError)
  acceptForms(app)
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] })
  await app.register(multipart, { limits: { fileSize: 50 * 1_048_576, files: 4, fields: 100 } })
  await app.register(rateLimit, {
    global: false,
    max: PUBLIC_WRITES_A_MINUTE,
    keyGenerator: ({ address }) => networkOf(address),
    timeWindow: '1 minute',
    errorResponseBuilder: () => failures.tooMany(),
  })
  // One count for all of them: a limit of each route would be twice as much with `/api` in front.
  const publicWrites = app.createRateLimit()
  app.decorate('countPublicWrite', async (request: FastifyRequest) => {
    const count = await publicWrites(request)
    if (!count.isAllowed && count.isExceeded) throw failures.tooMany()
  })
  return app
}

/** What is refused, and what goes wrong, in the API's envelope. A refused write is in the audit log before its answer. */
async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const failure = failureOf(error, request.id)
  const { entry } = request
  const about = { path: entry?.path ?? sentPath(request.url) }
  if (isDiskFull(error)) noteDiskFull()
  // Who has left before the whole answer was written needs none.
  if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.log.info(about, 'the connection has ended')
  else if (failure.http === 500) request.log.error({ err: error, ...about }, 'unexpected failure')
  // The contract should have refused it: a bound is missing there.
  else if (failure.cause) request.log.warn({ err: failure.cause, ...about }, 'unreadable or refused value')
  const who = entry?.caller ?? failure.of
  if (entry && who) {
    await inTime(AUDIT_MS, entry.audit(failure.code, who)).catch((err: unknown) => {
      request.log.error(
        { err, ...about, who: who.userId, code: failure.code },
        'a refused write is not in the audit log',
      )
    })
  }
  logCall(request, failure.code)
  // Closed at once, a connection on which a long body still comes is reset before its sender has read the answer.
  if (error.statusCode === 413) reply.removeHeader('connection')
  const msg = say(failure.text, languageOf(request.headers))
  return reply.status(failure.http).send({ code: failure.code, msg, data: failure.data })
}

const STATUS_OF_BROKEN: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * What is not HTTP, is too slow, or has a head of more than 16 KiB never becomes a request, and its connection ends
 * with the answer. The answer says so, or the sender's next request would go into a connection that is gone.
 */
function answerUnreadable(this: FastifyInstance, error: ConnectionError, socket: Socket) {
  // The error itself carries what was sent, tokens included.
  this.log.debug({ code: error.code }, 'unreadable request')
  if (!socket.writable) return void socket.destroy()
  const statusCode = STATUS_OF_BROKEN[error.code] ?? 400
  const { code, text, data } = failureOf(Object.assign(error, { statusCode }), '')
  const body = JSON.stringify({ code, msg: say(text, 'en'), data })
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries(headersWithoutRoute('encrypted' in socket)).map(([name, value]) => `${name}: ${value}`),
  ]
  // An answer to HEAD has no body: its sender would take it for the next answer.
  const packet = error.rawPacket as unknown as Buffer | undefined
  const isHead = packet?.subarray(0, 5).toString('latin1') === 'HEAD '
  socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`)
  socket.destroySoon()
}

declare module 'fastify' {
  interface FastifyInstance {
    uploads: Uploads
    /** Whoever may write without a token is limited by address. */
    countPublicWrite(request: FastifyRequest): Promise<void>
  }
  interface FastifyContextConfig {
    /** A call of the API, which has a first hook of its own. */
    isCall?: boolean
  }
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
  app.addContentTypeParser('application/json', (request, payload, done) => {
    readText(request, payload).then((body) => {
      request.rawBody = body
      if (body === '') done(null, {})
      else parseJson(request, body, done)
    }, done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest, payload: Readable) => {
      request.rawBody = await readText(request, payload)
      return Object.fromEntries(new URLSearchParams(request.rawBody))
    },
  )
}
