import { type MeterKey, type meterKey, meterKeyLife } from '@ampdeck/api/config/meter-key'
import { meterKeySource } from '@ampdeck/api/enumerations/signed'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { platformOf, type Request } from '../../http/context.ts'
import { publicKeyOf } from './public-key.ts'
import { checkAgain } from './signed-value.service.ts'

type Row = z.output<typeof MeterKey>

export async function list(rows: Rows, gunId: number): Promise<Row[]> {
  await rows.get('gun', gunId)
  return named(rows).where('meterKey.gunId', '=', gunId).orderBy('meterKey.id', 'desc').execute()
}

/** A key that a person knows, as from the plate of the meter; what waited for it is checked at once. */
export async function add(request: Request<typeof meterKey.add>): Promise<Row> {
  const { rows, input, fail } = request
  const { id: gunId, sellerId, stationId, pileId } = await rows.get('gun', input.gunId)
  const key = publicKeyOf(input.publicKey)
  if (!key) throw fail('meterKey.unreadable')
  const known = await rows
    .from('meterKey')
    .select('id')
    .where('gunId', '=', gunId)
    .where('fingerprint', '=', key.fingerprint)
    .executeTakeFirst()
  if (known) throw fail('record.duplicate')
  const { der: publicKey, curve, fingerprint } = key
  const id = await rows.insert('meterKey', {
    ...{ stationId, pileId, gunId, publicKey, curve, fingerprint, remark: input.remark },
    ...{ meterSerial: null, source: meterKeySource.code.entered, endTime: null },
  })
  await checkAgain(platformOf(request), { sellerId, stationId, pileId, gunId })
  return byId(rows, id)
}

/** From now on the key checks nothing new. */
export async function end({ rows, input, now }: Request<typeof meterKey.end>): Promise<Row> {
  await rows.move('meterKey', meterKeyLife.end, input, { endTime: now })
  return byId(rows, input.id)
}

function named(rows: Rows) {
  return rows
    .from('meterKey')
    .leftJoin('accountUser', sameSeller('accountUser.id', 'meterKey.createUser'))
    .selectAll('meterKey')
    .select('accountUser.name as createUserName')
}

const byId = (rows: Rows, id: number): Promise<Row> =>
  named(rows).where('meterKey.id', '=', id).executeTakeFirstOrThrow()
