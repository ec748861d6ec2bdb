import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { publish } from '../events/publish.ts'

interface FileOf {
  sellerId: number
  id: number
  createUser: number | null
}

/** Publishes the state of a file to whoever asked for it or uploaded it. */
export async function publishFile(
  db: Kysely<Tables>,
  { sellerId, id, createUser }: FileOf,
  { kind, state, time }: Pick<LiveEventOf<'job'>, 'kind' | 'state' | 'time'>,
): Promise<void> {
  if (createUser === null) return
  await publish(db, [{ type: 'job', time, sellerId, userId: createUser, kind, fileId: id, state }])
}
