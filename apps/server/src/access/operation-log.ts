import type { Call } from '@ampdeck/api/contract'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../database/platform.ts'
import type { Change } from '../database/rows.ts'
import { UploadedFile } from '../foundation/uploaded-file.ts'
import { type Actor, actorOf, type Caller } from './caller.ts'

interface Operation {
  call: Call
  caller: Actor
  input: unknown
  request: FastifyRequest
  started: number
  changes: Change[]
  code: number
}

const SECRET = /password|secret|token|captcha/i

/** Writes the audit log (domain.md §3.1 OperationLog): who, when, from where, what was asked, what changed. */
export async function logOperation(
  platform: Pick<Platform, 'db' | 'now' | 'newId'>,
  { call, caller, input, request, started, changes, code }: Operation,
): Promise<void> {
  await platform.db
    .insertInto('operationLog')
    .values({
      id: platform.newId(),
      ...actorOf(caller),
      requestId: request.id,
      permission: [call.permission].flat().join(' '),
      path: call.path,
      params: JSON.stringify(masked(input ?? null)),
      changes: JSON.stringify(masked(changes)),
      resultCode: code,
      ip: request.address,
      costMs: Math.round(performance.now() - started),
      ts: platform.now(),
    })
    .execute()
}

/** The same for what a job writes on somebody's behalf, after the request that started it was answered. */
export async function logBackgroundWrite(
  platform: Pick<Platform, 'db' | 'now' | 'newId'>,
  {
    sellerId,
    userId,
    ip,
    requestId,
    permission,
    path,
    params,
    changes,
  }: Pick<Caller, 'sellerId'> & {
    /** Nobody where the clock did it. */
    userId: number | null
    ip: string
    requestId: string
    permission: string
    path: string
    params: unknown
    changes: Change[]
  },
): Promise<void> {
  if (changes.length === 0) return
  await platform.db
    .insertInto('operationLog')
    .values({
      id: platform.newId(),
      sellerId,
      userId,
      requestId,
      permission,
      path,
      params: JSON.stringify(masked(params)),
      changes: JSON.stringify(masked(changes)),
      resultCode: 0,
      ip,
      costMs: 0,
      ts: platform.now(),
    })
    .execute()
}

/** What another seller was shown by a rule: its owner sees in the own log that and when somebody looked. */
export async function logShown(
  platform: Pick<Platform, 'db' | 'now' | 'newId'>,
  entry: {
    sellerId: number
    ip: string
    requestId: string
    permission: string
    path: string
    params: object
  },
): Promise<void> {
  await platform.db
    .insertInto('operationLog')
    .values({
      ...entry,
      id: platform.newId(),
      userId: null,
      params: JSON.stringify(masked(entry.params)),
      changes: '[]',
      resultCode: 0,
      costMs: 0,
      ts: platform.now(),
    })
    .execute()
}

function masked(value: unknown): unknown {
  if (value instanceof UploadedFile) return value.toJSON()
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, SECRET.test(key) ? '***' : masked(item)]),
  )
}
