import type { Call } from '@ampdeck/api/contract'
import { TIMEOUTS } from '@ampdeck/api/contract'
import { issueCode } from '@ampdeck/validation/issue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Actor, Caller } from '../access/caller.ts'
import { mayCall } from '../access/caller.ts'
import { NOBODY } from '../access/nobody.ts'
import { logOperation } from '../access/operation-log.ts'
import { readCaller, tokenOf } from '../access/session.store.ts'
import { isSigned, readSignedCaller, readSigner } from '../access/signed-caller.ts'
import type { Platform } from '../database/platform.ts'
import type { Change } from '../database/rows.ts'
import { Rows } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import { failures } from '../foundation/failure.ts'
import { inTime } from '../foundation/in-time.ts'
import type { CallEntry } from './call-entry.ts'
import { logCall } from './call-entry.ts'
import type { CallLimit } from './call-limit.ts'
import type { AskingHandler, Handler, Handlers, Request } from './context.ts'
import { keepOnce } from './idempotency.ts'
import { languageOf } from './language.ts'
import { readBody } from './read-body.ts'

/** A call with its handler, the contract's types already checked where it was registered. */
interface Registered {
  call: Call
  handler: Handler<Call> | AskingHandler<Call>
  limit: CallLimit | undefined
}

export interface Served {
  call: Call
  handle: Handler<Call>
}

const registered = new WeakMap<FastifyInstance, Map<string, Registered>>()

/** A call of this server by its path, for what makes another call within its own; none that asks another computer. */
export function servedCall(app: FastifyInstance, path: string): Served | undefined {
  const found = registered.get(app)?.get(path)
  return found && typeof found.handler === 'function'
    ? { call: found.call, handle: found.handler }
    : undefined
}

const BODY_BYTES = 2 * 1_048_576
/** Nothing that a stranger may say is long. */
const PUBLIC_BODY_BYTES = 65_536

/**
 * Puts a resource's calls on the server, each under its path and under `/api`: token, permission, validation,
 * transaction, idempotency, audit and envelope are done here, once, so a handler is only its rule.
 */
export function serve<R extends Readonly<Record<string, Call>>>(
  app: FastifyInstance,
  platform: Platform,
  resource: R,
  handlers: Handlers<R>,
  limits: { readonly [Name in keyof R]?: CallLimit } = {},
): void {
  for (const name of Object.keys(resource)) {
    const call = resource[name]
    const handler = handlers[name]
    if (!call || !handler) throw new Error(`No handler for ${name}`)
    // The handler's types follow from the call's; only this loop over names cannot see it.
    const entry: Registered = { call, limit: limits[name], handler: handler as Registered['handler'] }
    const known = registered.get(app) ?? new Map<string, Registered>()
    registered.set(app, known.set(call.path, entry))
    const routed = {
      method: call.method,
      onRequest: (request: FastifyRequest) => enter(platform, call, request),
      handler: (request: FastifyRequest, reply: FastifyReply) => run(platform, entry, request, reply),
      config: { isCall: true },
      bodyLimit: isPublic(call) ? PUBLIC_BODY_BYTES : BODY_BYTES,
    }
    for (const prefix of ['/', '/api/']) app.route({ ...routed, url: prefix + call.path })
  }
}

const isPublic = (call: Call) => call.permission === 'public'

/** A call from its first hook on, before anything of its body is read: whose it is, and how its refusal is kept. */
async function enter(platform: Platform, call: Call, request: FastifyRequest): Promise<void> {
  const entry: CallEntry = {
    path: call.path,
    started: performance.now(),
    caller: undefined,
    signer: undefined,
    input: undefined,
    audit,
  }
  request.entry = entry

  async function audit(code: number, who: Actor) {
    if (call.effect !== 'write' && !who.lookedBy) return
    const { input, started } = entry
    await logOperation(platform, { call, caller: who, input, started, request, changes: [], code })
  }

  if (isPublic(call)) {
    if (call.effect === 'write') await request.server.countPublicWrite(request)
  } else {
    // A signature is over the body: an application is let in when that was read.
    if (isSigned(request)) entry.signer = await readSigner(platform, request)
    else {
      const asking = readCaller(platform, request, call)
      entry.caller = admitted(await inTime(TIMEOUTS[call.timeout], asking), call)
    }
  }
  // Here it is known whose refusal it is.
  refuseUnstorable(request)
}

/** PostgreSQL stores no NUL, and no address of ours has one. */
export function refuseUnstorable({ url }: FastifyRequest): void {
  if (url.includes('%00')) throw failures.invalid([{ path: [], message: 'text.unstorable' }])
}

async function run(platform: Platform, of: Registered, request: FastifyRequest, reply: FastifyReply) {
  const { call } = of
  const entry = request.entry as CallEntry
  if (entry.signer) entry.caller = admitted(await readSignedCaller(platform, request, entry.signer), call)
  await using body = await readBody(request, call)
  entry.input = parse(call, body.content)
  const settle = entry.caller && (await of.limit?.({ caller: entry.caller, address: request.address }))
  const data = await inTime(TIMEOUTS[call.timeout], perform(platform, of, entry, request))
  await settle?.()
  logCall(request, 0)
  return reply.send({
    code: 0,
    msg: '',
    data,
    ...(call.success && { success: true }),
    ...(call.result && { result: data }),
  })
}

function admitted(caller: Caller, call: Call): Caller {
  if (mayCall(caller.grants, call.permission)) return caller
  throw Object.assign(failures.forbidden(), { of: caller })
}

function parse(call: Call, content: unknown): unknown {
  // Issues carry rule keys, so that each client words them in its reader's language.
  const result = call.input.safeParse(content, { error: issueCode })
  if (result.success) return result.data
  throw failures.invalid(result.error.issues.map(({ path, message }) => ({ path, message })))
}

/** How a call words its refusals. */
export function failOf(call: Call): Request<Call>['fail'] {
  return (reason, issues) => {
    const sentence = call.sentences[reason]
    return sentence
      ? failures.refusedBy(reason, sentence, issues)
      : failures.refused(reason as Parameters<typeof failures.refused>[0], issues)
  }
}

async function perform(
  platform: Platform,
  { call, handler }: Registered,
  { caller, input, started }: CallEntry,
  request: FastifyRequest,
) {
  const requestOn = (db: Kysely<Tables>): Request<Call> => ({
    caller: caller ?? NOBODY,
    rows: new Rows(db, caller?.scope ?? NOBODY.scope, {
      now: platform.now(),
      userId: caller?.userId ?? null,
      newId: platform.newId,
    }),
    input: input as never,
    now: platform.now(),
    ip: request.address,
    browser: String(request.headers['user-agent'] ?? '').slice(0, 300),
    language: languageOf(request.headers),
    requestId: request.id,
    host: request.host,
    token: tokenOf(request) ?? '',
    fail: failOf(call),
  })
  const handle =
    typeof handler === 'function' ? handler : await handler.beforeTransaction(requestOn(platform.db))
  const respond = async (db: Kysely<Tables>, changes?: Change[]) => {
    const asked = requestOn(db)
    const data = await handle(asked)
    changes?.push(...asked.rows.changes)
    return z.encode(call.output, data)
  }

  if (call.effect === 'read' || !caller) {
    const data = await respond(platform.db)
    // Whoever looks at the console as somebody else is known by every call.
    if (caller?.lookedBy)
      await logOperation(platform, { call, caller, input, request, started, changes: [], code: 0 })
    return data
  }
  return inTransaction(platform.db, TIMEOUTS[call.timeout], (db) =>
    keepOnce(db, { call, caller, input, request, now: platform.now() }, async () => {
      const changes: Change[] = []
      const data = await respond(db, changes)
      await logOperation({ ...platform, db }, { call, caller, input, request, started, changes, code: 0 })
      return data
    }),
  )
}
