import type { Call, FailureOf } from '@ampdeck/api/contract'
import type { Language } from '@ampdeck/api/enumeration'
import type { z } from 'zod'
import type { Caller } from '../access/caller.ts'
import type { Platform } from '../database/platform.ts'
import type { Rows } from '../database/rows.ts'
import type { Failure, Issue } from '../foundation/failure.ts'

/** What every handler gets: who asks, the rows this caller may see, and the clock. */
export interface Context {
  caller: Caller
  rows: Rows
  now: number
  ip: string
  browser: string
  language: Language
  requestId: string
  /** The host name and port under which the caller reached us, a trusted proxy's word included. */
  host: string
  /** The token this call came with; empty on public calls. */
  token: string
}

export interface Request<C extends Call> extends Context {
  input: z.output<C['input']>
  /** Makes a declared refusal: `throw fail('record.duplicate')`. */
  fail(reason: FailureOf<C>, issues?: Issue[]): Failure
}

export type Handler<C extends Call> = (request: Request<C>) => Promise<z.output<C['output']>>

/**
 * A handler that needs an answer of another computer: `beforeTransaction` asks for it, and gives the handler that then
 * writes. It runs again where a write is repeated, so it changes nothing.
 */
export interface AskingHandler<C extends Call> {
  beforeTransaction(request: Request<C>): Promise<Handler<C>>
}

/** A handler for each call of a resource; a missing one does not compile. */
export type Handlers<R extends Readonly<Record<string, Call>>> = {
  [Name in keyof R]: Handler<R[Name]> | AskingHandler<R[Name]>
}

/** A request's database, clock and numbers, for what also runs without a request. */
export function platformOf({ rows, now }: Pick<Context, 'rows' | 'now'>): Platform {
  return { db: rows.db, now: () => now, newId: () => rows.newId() }
}
