import type { CodeOf } from '@ampdeck/api/enumeration'
import type { payChannel } from '@ampdeck/api/enumerations/finance'
import { activeState } from '@ampdeck/api/enumerations/member'
import { PaymentConfigFilter } from '@ampdeck/api/system/payment-config'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'
import { openSecret } from '../../foundation/secrets.ts'
import type { Merchant } from './payment-channel.ts'

const ON = activeState.code.on

/** The contracts with what people see of them: never the secret. */
export function matching(rows: Rows, filter: Partial<z.output<typeof PaymentConfigFilter>>) {
  return rows
    .from('paymentConfig')
    .leftJoin('accountUser as user', sameSeller('user.id', 'paymentConfig.updateUser'))
    .leftJoin('accountUser as setter', sameSeller('setter.id', 'paymentConfig.secretUser'))
    .select([
      'paymentConfig.id',
      'paymentConfig.sellerId',
      'paymentConfig.createTime',
      'paymentConfig.updateTime',
      'paymentConfig.createUser',
      'paymentConfig.updateUser',
      'paymentConfig.version',
    ])
    .select(['channel', 'merchantNo', 'appId', 'feeBps', 'paymentConfig.state', 'secretTime'])
    .select(['user.name as updateUserName', 'setter.name as secretUserName'])
    .where(where(PaymentConfigFilter, filter, 'paymentConfig'))
}

export async function configById(rows: Rows, id: number) {
  const found = await matching(rows, {}).where('paymentConfig.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

/** A contract's number and fee, which need no key. */
export function termsOf(
  db: Kysely<Tables>,
  { sellerId, channel }: { sellerId: number; channel: CodeOf<typeof payChannel> },
) {
  return ofSeller(db, sellerId)
    .from('paymentConfig')
    .select(['merchantNo', 'feeBps'])
    .where('channel', '=', channel)
    .where('state', '=', ON)
    .executeTakeFirst()
}

/** The contract under which a seller's channel is called; nothing where there is none that is enabled. */
export async function merchantOf(
  db: Kysely<Tables>,
  sellerId: number,
  channel: CodeOf<typeof payChannel>,
): Promise<Merchant | undefined> {
  const found = await ofSeller(db, sellerId)
    .from('paymentConfig')
    .select(['merchantNo', 'appId', 'feeBps', 'secret'])
    .where('channel', '=', channel)
    .where('state', '=', ON)
    .executeTakeFirst()
  return found && merchantFrom(found)
}

export function merchantFrom({
  merchantNo,
  appId,
  feeBps,
  secret,
}: Pick<Tables['paymentConfig'], 'merchantNo' | 'appId' | 'feeBps' | 'secret'>): Merchant {
  return { merchantNo, appId, feeBps, secret: secret === null ? '' : openSecret(secret) }
}
