import type { FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Actor, Caller } from '../access/caller.ts'
import type { Tables } from '../database/tables.ts'

/** A call that has begun. */
export interface CallEntry {
  path: string
  started: number
  /** Nobody on a public call, and before an application's signature was checked. */
  caller: Caller | undefined
  /** The application that a signed call names; it is the caller once its signature was checked. */
  signer: Selectable<Tables['openApp']> | undefined
  input: unknown
  /** Keeps the refusal of a write in the audit log. */
  audit(code: number, who: Actor): Promise<void>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a call's first hook; nothing outside the API. */
    entry: CallEntry | undefined
    /** Who asks, read when the request began: of a connection that has ended it could not be told any more. */
    address: string
  }
}

/** No token of ours, no right, too many: written also where calls are not. */
const REFUSALS = new Set([401, 403, 429])

/** One line for each call, with its code, and for each file or stream that is refused. */
export function logCall(request: FastifyRequest, code: number): void {
  const { entry, address, routeOptions } = request
  // The address of a file may hold its ticket; its route does not.
  const path = entry?.path ?? routeOptions.url
  if (path === undefined) return
  const by = entry?.caller?.lookedBy && { by: entry.caller.lookedBy.userId }
  const ms = entry && { ms: Math.round(performance.now() - entry.started) }
  request.log[REFUSALS.has(code) ? 'warn' : 'info']({ path, code, ...by, ip: address, ...ms }, 'call')
}
