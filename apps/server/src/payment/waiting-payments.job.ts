import { rechargeState } from '@ampdeck/api/enumerations/finance'
import { openPayments } from '@ampdeck/api/payment/payment-order'
import { counterTypes } from '@ampdeck/api/payment/recharge'
import { DAY, HOUR, MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { paramIn } from '../access/param.ts'
import { inTransaction } from '../database/transaction.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { endWithoutAnswer } from './channel-call.service.ts'
import { channelCallJob, type Paying } from './payment-order/payment-order.store.ts'
import { closeRecharge } from './recharge/recharge.service.ts'
import { lockRecharge } from './recharge/recharge.store.ts'

/** A call without an answer is asked for again after a minute, for some days. */
const ASKED_FOR_MS = 7 * DAY
/** Whoever asks later, by hand, has so long for an answer. */
const ASKED_BY_HAND_MS = HOUR
const WITHIN_MS = 20_000
const MAX = 500
const { waiting } = rechargeState.code

/**
 * Every minute: closes what waited too long, and asks the channels again for what they have not answered; what they did
 * not answer for a week ends.
 */
export const job: JobKind = {
  name: 'waiting-payments',
  cron: '* * * * *',
  run: async (_data, { platform, jobs }) => {
    await closeLate({ ...platform, jobs })
    await askAgain({ ...platform, jobs })
    await endUnanswered({ ...platform, jobs })
  },
}

/** A counter's recharge waits for the person who confirms it, however long. */
export async function closeLate(paying: Paying): Promise<void> {
  const { db, now } = paying
  const late = await db
    .selectFrom('recharge')
    .select(['sellerId', 'id'])
    .where('state', '=', waiting)
    .where('type', 'not in', [...counterTypes])
    .where(
      sql<boolean>`create_time < ${now()} - ${paramIn('recharge.sellerId', 'rechargeMinutes')} * ${MINUTE}`,
    )
    .limit(MAX)
    .execute()
  for (const { sellerId, id } of late) {
    await inTransaction(db, WITHIN_MS, async (trx) => {
      const recharge = await lockRecharge(trx, sellerId, id)
      if (recharge?.state === waiting) await closeRecharge({ ...paying, db: trx }, recharge, null)
    })
  }
}

export async function askAgain({ db, jobs, now }: Paying): Promise<void> {
  const open = await db
    .selectFrom('paymentOrder')
    .select(['sellerId', 'id'])
    .where('state', 'in', openPayments)
    .where('updateTime', '<', now() - MINUTE)
    .where('createTime', '>', now() - ASKED_FOR_MS)
    .limit(MAX)
    .execute()
  for (const key of open) await jobs.send(db, channelCallJob, key)
}

export async function endUnanswered(paying: Paying): Promise<void> {
  const { db, now } = paying
  const silent = await db
    .selectFrom('paymentOrder')
    .select(['sellerId', 'id'])
    .where('state', 'in', openPayments)
    .where('createTime', '<=', now() - ASKED_FOR_MS)
    .where('updateTime', '<', now() - ASKED_BY_HAND_MS)
    .limit(MAX)
    .execute()
  for (const key of silent) await endWithoutAnswer(paying, key)
}
