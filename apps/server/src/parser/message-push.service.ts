import { pushStatus as pushStatuses } from '@ampdeck/api/enumerations/interface'
import type { message } from '@ampdeck/api/parser/message'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { readPage } from '../database/page.ts'
import type { Rows } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { failures } from '../foundation/failure.ts'
import type { Request } from '../http/context.ts'
import { type Jobs, jobType } from '../jobs/job-kind.ts'
import * as store from './message-push.store.ts'

/** Sends a push once more. */
export const messagePushJob = jobType<store.PushKey>('messagePush', {
  turnOf: ({ sellerId }) => String(sellerId),
})

type Push = Awaited<ReturnType<ReturnType<typeof store.pushes>['executeTakeFirstOrThrow']>>

export async function page(rows: Rows, request: z.output<typeof message.repushPage.input>) {
  const order = request.sortOrder ?? 'desc'
  const query = store.pushes(rows, request)
  const found = await readPage(rows.db, query, request, { by: 'message.id', order, id: 'message.id' })
  return { ...found, records: found.records.map(shown) }
}

export async function repush(
  { rows, input, fail }: Request<typeof message.repush>,
  jobs: Pick<Jobs, 'send'>,
) {
  const found = await byId(rows, input.id)
  if (!found) throw failures.notFound()
  if (!(await again(rows, found, jobs))) throw fail('transition.notAllowed')
  const now = await byId(rows, input.id)
  if (!now) throw failures.notFound()
  return shown(now)
}

/** One result for each push; what cannot be pushed again does not stop the rest. */
export async function repushBatch(
  { rows, input }: Request<typeof message.repushBatch>,
  jobs: Pick<Jobs, 'send'>,
) {
  const wanted = input.ids
  const query = store
    .pushes(rows, input.matching ?? {})
    .orderBy('message.id')
    .limit(1_000)
  const found = await (wanted ? query.where('message.id', 'in', wanted) : query).execute()
  const except = new Set(input.except)
  const done: number[] = []
  const refused = (wanted ?? [])
    .filter((id) => !found.some((push) => push.id === id))
    .map((id) => ({ id, reason: 'record.notFound' }))
  for (const push of found.filter(({ id }) => !except.has(id))) {
    if (await again(rows, push, jobs)) done.push(push.id)
    else refused.push({ id: push.id, reason: 'transition.notAllowed' })
  }
  return { done, refused }
}

function byId(rows: Rows, id: number): Promise<Push | undefined> {
  return store.pushes(rows, {}).where('message.id', '=', id).executeTakeFirst()
}

async function again(rows: Rows, { sellerId, id, pushStatus }: Push, jobs: Pick<Jobs, 'send'>) {
  const db: Kysely<Tables> = rows.db
  if (!(await store.claimPush(db, { sellerId, id }))) return false
  await jobs.send(db, messagePushJob, { sellerId, id })
  rows.changes.push({
    table: 'message',
    id,
    before: { pushStatus },
    after: { pushStatus: pushStatuses.code.rePushing },
  })
  return true
}

function shown({ sellerId: _, pushStatus, ...push }: Push) {
  const known = pushStatuses.codes.find((code) => code === pushStatus)
  return { ...push, pushStatus: known ?? pushStatuses.code.unknown }
}
