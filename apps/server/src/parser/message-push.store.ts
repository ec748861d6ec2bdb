import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { PushFilter } from '@ampdeck/api/parser/message'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { ofSeller } from '../database/of-seller.ts'
import type { Rows } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { idsFrom, idsTo, where } from '../database/where.ts'

type Filter = Partial<z.output<typeof PushFilter>>

const { failed: FAILED, rePushing: RE_PUSHING, success: SUCCESS } = pushStatus.code

export interface PushKey {
  sellerId: number
  id: number
}

/** Pushes to other platforms; the frames of piles are none. */
export function pushes(rows: Rows, filter: Filter) {
  return rows
    .from('message')
    .where('message.pushStatus', 'is not', null)
    .where(
      where(PushFilter, filter, 'message', {
        timeFrom: idsFrom('message.id'),
        timeTo: idsTo('message.id'),
      }),
    )
    .select(['message.id', 'message.sellerId', 'message.stationId', 'message.pileCode', 'message.action'])
    .select(['message.pushTarget', 'message.pushStatus', 'message.pushTries', 'message.pushMessage'])
    .select('message.ts as time')
}

/** Takes a failed push up again, which the caller holds. */
export async function takeUp(db: Kysely<Tables>, { sellerId, id }: PushKey): Promise<void> {
  await ofSeller(db, sellerId)
    .update('message')
    .set({ pushStatus: RE_PUSHING })
    .where('id', '=', id)
    .execute()
}

/** What is to be sent where; nothing where it is not waiting for that any more. */
export function waiting(db: Kysely<Tables>, { sellerId, id }: PushKey) {
  return ofSeller(db, sellerId)
    .from('message')
    .select(['raw', 'pushTarget'])
    .where('id', '=', id)
    .where('pushStatus', '=', RE_PUSHING)
    .executeTakeFirst()
}

/** How a try went. */
export async function recordAttempt(
  db: Kysely<Tables>,
  { sellerId, id }: PushKey,
  { isDone, answer }: { isDone: boolean; answer: string },
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('message')
    .set(({ eb }) => ({
      pushStatus: isDone ? SUCCESS : FAILED,
      pushMessage: answer,
      pushTries: eb('pushTries', '+', 1),
    }))
    .where('id', '=', id)
    .where('pushStatus', '=', RE_PUSHING)
    .execute()
}
