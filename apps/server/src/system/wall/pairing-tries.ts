import { MINUTE } from '@ampdeck/api/time'
import { attemptLimit } from '../../access/attempt-limit.ts'
import type { Platform } from '../../database/platform.ts'
import { networkOf } from '../../foundation/client-address.ts'
import { failures } from '../../foundation/failure.ts'
import type { CallLimit } from '../../http/call-limit.ts'

const PERSON = { burst: 10, refillMs: MINUTE }
const ADDRESS = { burst: 30, refillMs: MINUTE / 6 }
/** More than a person has: nobody uses up the tries of colleagues alone. */
const SELLER = { burst: 60, refillMs: MINUTE / 6 }

/** Codes of screens are of all sellers, so wrong ones are counted; a right one costs nothing. */
export function pairingTries({ db, now }: Pick<Platform, 'db' | 'now'>): CallLimit {
  const person = attemptLimit(db, 'pair-person', PERSON, now)
  const address = attemptLimit(db, 'pair-address', ADDRESS, now)
  const seller = attemptLimit(db, 'pair-seller', SELLER, now)

  return async ({ caller: { sellerId, userId }, address: from }) => {
    const tries = [
      { limit: person, key: `${sellerId}:${userId}` },
      { limit: address, key: networkOf(from) },
      { limit: seller, key: String(sellerId) },
    ]
    for (const { limit, key } of tries) if (!(await limit.take(key))) throw failures.tooMany()
    return async () => {
      for (const { limit, key } of tries) await limit.giveBack(key)
    }
  }
}
