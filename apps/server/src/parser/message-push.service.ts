import { pushStatus as pushStatuses } from '@ampdeck/api/enumerations/interface'
import { refusalOf } from '@ampdeck/api/life'
import { type message, pushLife } from '@ampdeck/api/parser/message'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { checkStep } from '../database/check-step.ts'
import { readPage } from '../database/page.ts'
import type { Rows } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { failures } from '../foundation/failure.ts'
import type { Request } from '../http/context.ts'
import { type Jobs, jobType } from '../jobs/job-kind.ts'
import * as store from './message-push.store.ts'

const { rePushing } = pushStatuses.code

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
  { rows, input, caller }: Request<typeof message.repush>,
  jobs: Pick<Jobs, 'send'>,
) {
  const found = await store.pushes(rows, {}).where('message.id', '=', input.id).forUpdate().executeTakeFirst()
  if (!found) throw failures.notFound()
  checkStep(pushLife.repush, shown(found), caller.userId)
  await again(rows, found, jobs)
  return shown({ ...found, pushStatus: rePushing })
}

/** One result for each push; what cannot be pushed again does not stop the rest. */
export async function repushBatch(
  { rows, input, caller }: Request<typeof message.repushBatch>,
  jobs: Pick<Jobs, 'send'>,
) {
  const wanted = input.ids
  const query = store
    .pushes(rows, input.matching ?? {})
    .orderBy('message.id')
    .limit(1_000)
    .forUpdate()
  const found = await (wanted ? query.where('message.id', 'in', wanted) : query).execute()
  const except = new Set(input.except)
  const done: number[] = []
  const refused = (wanted ?? [])
    .filter((id) => !found.some((push) => push.id === id))
    .map((id) => ({ id, reason: 'record.notFound' }))
  for (const push of found.filter(({ id }) => !except.has(id))) {
    const refusal = refusalOf(pushLife.repush, shown(push), caller.userId)
    if (refusal) {
      refused.push({ id: push.id, reason: refusal.reason })
      continue
    }
    await again(rows, push, jobs)
    done.push(push.id)
  }
  return { done, refused }
}

async function again(rows: Rows, { sellerId, id, pushStatus }: Push, jobs: Pick<Jobs, 'send'>) {
  const db: Kysely<Tables> = rows.db
  await store.takeUp(db, { sellerId, id })
  await jobs.send(db, messagePushJob, { sellerId, id })
  rows.changes.push({ table: 'message', id, before: { pushStatus }, after: { pushStatus: rePushing } })
}

function shown({ sellerId: _, pushStatus, ...push }: Push) {
  const known = pushStatuses.codes.find((code) => code === pushStatus)
  return { ...push, pushStatus: known ?? pushStatuses.code.unknown }
}
