import { costModelScope, costModelTarget } from '@ampdeck/api/enumerations/tariff'
import { formatDate } from '@ampdeck/api/time'
import { versionInForce } from '../../config/cost-model/cost-model.store.ts'
import { pileTariff } from '../../config/cost-model/pile-tariff.ts'
import { bindsOf, GUN_STRATEGY, winningModel } from '../../config/cost-model/winning-model.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import type { PileTariff } from '../../device/standard-request.ts'
import type { Target } from './pile-command.targets.ts'

const { general: GENERAL } = costModelScope.code
const { station: STATION, pile: PILE, gun: GUN } = costModelTarget.code

/** The price that whoever comes to a pile or gun pays there now; nothing where none is in force. */
export async function tariffHere(rows: Rows, target: Target, at: number): Promise<PileTariff | undefined> {
  const { db } = rows
  const { sellerId, stationId, pileId, gunId } = target
  const of = ofSeller(db, sellerId)
  const station = await of
    .from('station')
    .select('costModelId')
    .where('id', '=', stationId)
    .executeTakeFirst()
  const pile = await of.from('pile').select('costModelId').where('id', '=', pileId).executeTakeFirst()
  const gun =
    gunId === null
      ? undefined
      : await of.from('gun').select('costModelId').where('id', '=', gunId).executeTakeFirst()
  const levels = [
    ...(gunId === null
      ? []
      : [
          { kind: GUN_STRATEGY, id: gunId, own: null },
          { kind: GUN, id: gunId, own: gun?.costModelId ?? null },
        ]),
    { kind: PILE, id: pileId, own: pile?.costModelId ?? null },
    { kind: STATION, id: stationId, own: station?.costModelId ?? null },
  ]
  const model = winningModel(levels, await bindsOf(db, sellerId, levels, formatDate(at)), GENERAL)
  const version = model && (await versionInForce(db, sellerId, model.costModelId, at))
  return version && tariffOfVersion(rows, sellerId, version.id)
}

/** The price of the charge that runs at a gun, as it was fixed at its start. */
export async function tariffOfCharge(
  rows: Rows,
  { sellerId, gunId }: Target,
): Promise<PileTariff | undefined> {
  const charge = await ofSeller(rows.db, sellerId)
    .from('chargeTransaction')
    .select(['orderId', 'costModelVersionId', 'exclusive'])
    .where('gunId', '=', gunId)
    .where('endTime', 'is', null)
    .where('refusal', 'is', null)
    .orderBy('orderId', 'desc')
    .executeTakeFirst()
  if (!charge) return undefined
  const { orderId, exclusive } = charge
  return tariffOfVersion(
    rows,
    sellerId,
    charge.costModelVersionId,
    exclusive ? { exclusive, orderId } : undefined,
  )
}

async function tariffOfVersion(
  { db }: Rows,
  sellerId: number,
  id: number,
  own?: Parameters<typeof pileTariff>[1],
): Promise<PileTariff | undefined> {
  const version = await ofSeller(db, sellerId)
    .withDeleted('costModelVersion')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return version && pileTariff(version, own)
}
