import type { Call } from '@ampdeck/api/contract'
import { TIMEOUTS } from '@ampdeck/api/contract'
import { say } from '@ampdeck/api/texts'
import { issueCode } from '@ampdeck/validation/issue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Caller } from '../access/caller.ts'
import { mayCall } from '../access/caller.ts'
import { NOBODY } from '../access/nobody.ts'
import { logOperation } from '../access/operation-log.ts'
import { readCaller, tokenOf } from '../access/session.store.ts'
import { isSigned, readSignedCaller } from '../access/signed-caller.ts'
import type { Platform } from '../database/platform.ts'
import type { Change } from '../database/rows.ts'
import { Rows } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import { failureOf, failures } from '../foundation/failure.ts'
import type { Context, Handlers, Request } from './context.ts'
import { keepOnce } from './idempotency.ts'
import { languageOf } from './language.ts'
import { readBody } from './read-body.ts'

/** A served call with its handler, the contract's types already checked where it was registered. */
interface Served {
  call: Call
  handle(request: Request<Call>): Promise<unknown>
}

/**
 * Puts a resource's calls on the server, each under its path and under `/api`: token, permission, validation,
 * transaction, idempotency, audit and envelope are done here, once, so a handler is only its rule.
 */
export function serve<R extends Readonly<Record<string, Call>>>(
  app: FastifyInstance,
  platform: Platform,
  resource: R,
  handlers: Handlers<R>,
): void {
  for (const name of Object.keys(resource)) {
    const call = resource[name]
    const handle = handlers[name]
    if (!call || !handle) throw new Error(`No handler for ${name}`)
    // The handler's types follow from the call's; only this loop over names cannot see it.
    const served: Served = { call, handle: handle as Served['handle'] }
    const answer = (request: FastifyRequest, reply: FastifyReply) => run(platform, served, request, reply)
    // Whoever may write without a token is limited by address.
    const config = call.permission === 'public' && call.effect === 'write' ? { rateLimit: {} } : {}
    for (const prefix of ['/', '/api/'])
      app.route({ method: call.method, url: prefix + call.path, handler: answer, config })
  }
}

async function run(platform: Platform, served: Served, request: FastifyRequest, reply: FastifyReply) {
  const started = performance.now()
  const language = languageOf(request.headers)
  const outcome = await attempt(platform, served, { request, language, started })
  request.log.info(
    { path: served.call.path, code: outcome.code, ms: Math.round(performance.now() - started) },
    'call',
  )
  return reply.status(outcome.http).send({ code: outcome.code, msg: outcome.msg, data: outcome.data })
}

async function attempt(
  platform: Platform,
  { call, handle }: Served,
  { request, language, started }: Pick<Attempt, 'request' | 'language' | 'started'>,
) {
  let caller: Caller | undefined
  let input: unknown
  try {
    caller = await authenticate(platform, call, request)
    if (caller && !mayCall(caller.grants, call.permission)) throw failures.forbidden()
    input = await parse(call, request)
    const data = await perform(platform, { call, handle }, { caller, input, request, language, started })
    return { http: 200, code: 0, msg: '', data }
  } catch (error) {
    const failure = failureOf(error instanceof Error ? error : new Error(String(error)), request.id)
    if (failure.http === 500) request.log.error({ err: error, path: call.path }, 'unexpected failure')
    // The contract should have refused it: a bound is missing there.
    else if (failure.cause)
      request.log.warn({ err: failure.cause, path: call.path }, 'unreadable or refused value')
    if (caller && call.effect === 'write') {
      await logOperation(platform, {
        call,
        caller,
        input,
        request,
        started,
        changes: [],
        code: failure.code,
      })
    }
    return { http: failure.http, code: failure.code, msg: say(failure.text, language), data: failure.data }
  }
}

/** The caller of a call that needs one: a person by token, or an application by signature. */
async function authenticate(
  platform: Platform,
  call: Call,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  if (call.permission === 'public') return undefined
  return isSigned(request) ? readSignedCaller(platform, request) : readCaller(platform, request, call)
}

async function parse(call: Call, request: FastifyRequest): Promise<unknown> {
  // Issues carry rule keys, so that each client words them in its reader's language.
  const result = call.input.safeParse(await readBody(request, call), { error: issueCode })
  if (result.success) return result.data
  throw failures.invalid(result.error.issues.map(({ path, message }) => ({ path, message })))
}

interface Attempt {
  caller: Caller | undefined
  input: unknown
  request: FastifyRequest
  language: Context['language']
  started: number
}

async function perform(
  platform: Platform,
  { call, handle }: Served,
  { caller, input, request, language, started }: Attempt,
) {
  const respond = async (db: Kysely<Tables>, changes?: Change[]) => {
    const rows = new Rows(db, caller?.scope ?? NOBODY.scope, {
      now: platform.now(),
      userId: caller?.userId ?? null,
      newId: platform.newId,
    })
    const data = await handle({
      caller: caller ?? NOBODY,
      rows,
      input: input as never,
      now: platform.now(),
      ip: request.ip,
      browser: String(request.headers['user-agent'] ?? '').slice(0, 300),
      language,
      requestId: request.id,
      token: tokenOf(request) ?? '',
      fail: (reason, issues) => {
        const sentence = call.sentences[reason]
        return sentence
          ? failures.refusedBy(reason, sentence, issues)
          : failures.refused(reason as Parameters<typeof failures.refused>[0], issues)
      },
    })
    changes?.push(...rows.changes)
    return z.encode(call.output, data)
  }

  if (call.effect === 'read' || !caller) return respond(platform.db)
  return inTransaction(platform.db, TIMEOUTS[call.timeout], (db) =>
    keepOnce(db, { call, caller, input, request, now: platform.now() }, async () => {
      const changes: Change[] = []
      const data = await respond(db, changes)
      await logOperation({ ...platform, db }, { call, caller, input, request, started, changes, code: 0 })
      return data
    }),
  )
}
