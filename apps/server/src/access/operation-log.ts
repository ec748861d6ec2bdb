import type { Call } from '@ampdeck/api/contract'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../database/platform.ts'
import type { Change } from '../database/rows.ts'
import { withoutLogins } from '../foundation/address-login.ts'
import { UploadedFile } from '../foundation/uploaded-file.ts'
import { type Actor, actorOf } from './caller.ts'

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
  await write(platform, {
    ...actorOf(caller),
    requestId: request.id,
    permission: [call.permission].flat().join(' '),
    path: call.path,
    params: input ?? null,
    changes,
    resultCode: code,
    ip: request.address,
    costMs: Math.round(performance.now() - started),
  })
}

/** The same for what a job writes on somebody's behalf, after the request that started it was answered. */
export async function logBackgroundWrite(
  platform: Pick<Platform, 'db' | 'now' | 'newId'>,
  entry: Omit<Entry, 'asUserId' | 'resultCode' | 'costMs'>,
): Promise<void> {
  if (entry.changes.length > 0) await write(platform, { ...entry, resultCode: 0, costMs: 0 })
}

/** What another seller was shown by a rule: its owner sees in the own log that and when somebody looked. */
export async function logShown(
  platform: Pick<Platform, 'db' | 'now' | 'newId'>,
  entry: Omit<Entry, 'userId' | 'asUserId' | 'changes' | 'resultCode' | 'costMs'>,
): Promise<void> {
  await write(platform, { ...entry, userId: null, changes: [], resultCode: 0, costMs: 0 })
}

interface Entry {
  sellerId: number
  /** Nobody where the clock did it, or somebody of another seller. */
  userId: number | null
  asUserId?: number | null
  requestId: string
  permission: string
  path: string
  params: unknown
  changes: Change[]
  resultCode: number
  ip: string
  costMs: number
}

async function write(
  platform: Pick<Platform, 'db' | 'now' | 'newId'>,
  {
    sellerId,
    userId,
    asUserId = null,
    requestId,
    permission,
    path,
    params,
    changes,
    resultCode,
    ip,
    costMs,
  }: Entry,
): Promise<void> {
  await platform.db
    .insertInto('operationLog')
    .values({
      id: platform.newId(),
      sellerId,
      userId,
      asUserId,
      requestId,
      permission,
      path,
      params: JSON.stringify(masked(params)),
      changes: JSON.stringify(masked(changes)),
      resultCode,
      ip,
      costMs,
      ts: platform.now(),
    })
    .execute()
}

function masked(value: unknown): unknown {
  if (value instanceof UploadedFile) return value.toJSON()
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value === 'string') return withoutLogins(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, SECRET.test(key) ? '***' : masked(item)]),
  )
}
