import { pileCodeOf } from '@ampdeck/api/config/station-set-up'
import {
  type temporaryPile,
  type temporaryStation,
  temporaryStationLife,
} from '@ampdeck/api/config/temporary-station'
import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { checkStep } from '../../database/check-step.ts'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import * as piles from '../pile/pile.service.ts'
import * as config from '../station-config/station-config.service.ts'
import { byId, pileIds } from './temporary-station.store.ts'

/** Nobody finds it, nobody charges there; what is not known is empty. */
const unknown = {
  ...{ isTemporary: 1, isPublic: 0, status: stationStatus.code.building, transformerW: 0, lng: 0, lat: 0 },
  ...{ openTime: null, businessHours: null, parkingFee: null, servicePhone: null, maxDemandW: null },
  ...{ costModelId: null, occupyRuleId: null },
} as const

export async function save({ rows, input, now, fail }: Request<typeof temporaryStation.temporarySave>) {
  const { piles: wanted, address, ...draft } = input
  await rows.get('operatingUnit', draft.operatingUnitId)
  const id = await rows
    .insert('station', { ...unknown, ...draft, address: address ?? '' })
    .catch(refuseDuplicate(fail, 'code'))
  const types = wanted.flatMap(({ pileTypeId, count }) => Array<number>(count).fill(pileTypeId))
  for (const [index, pileTypeId] of types.entries()) {
    const code = pileCodeOf(draft.code, index + 1)
    await piles
      .addPile(rows, { stationId: id, pileTypeId, code, name: code.slice(-4) }, now)
      .catch(refuseDuplicate(fail, 'code'))
  }
  await markPiles(rows, id, 1)
  return byId(rows, id)
}

export async function update({ rows, input, fail }: Request<typeof temporaryStation.temporaryUpdate>) {
  const { id, version, address, ...draft } = input
  await byId(rows, id)
  await rows.get('operatingUnit', draft.operatingUnitId)
  await rows
    .update('station', { id, version }, { ...draft, address: address ?? '' })
    .catch(refuseDuplicate(fail, 'code'))
  return byId(rows, id)
}

export async function remove({ rows, input }: Request<typeof temporaryStation.temporaryDelete>) {
  checkStep(temporaryStationLife.delete, await byId(rows, input.id), rows.userId)
  await rows.remove('station', input.id)
  return null
}

/** A regular station is being built: it opens where every station is opened. */
export async function convert(request: Request<typeof temporaryStation.convert>) {
  const { rows, input } = request
  const { id, version } = await rows.move('station', temporaryStationLife.convert, input)
  await markPiles(rows, id, 0)
  const draft = { ...input, version: version + 1, status: stationStatus.code.building }
  return config.update({ ...request, input: draft })
}

async function markPiles(rows: Rows, stationId: number, isTemporary: 0 | 1): Promise<void> {
  const found = await rows.from('pile').select('id').where('stationId', '=', stationId).execute()
  for (const { id } of found) await rows.update('pile', { id }, { isTemporary })
}

/** What is charging stays, with its reason, and does not stop the rest. */
export async function move(request: Request<typeof temporaryPile.move>) {
  const { rows, input } = request
  const { isTemporary } = await rows.get('station', input.stationId)
  const wanted = input.ids ?? (await pileIds(rows, input.matching ?? {}, input.except ?? []))
  const found = await rows
    .from('pile')
    .select('id')
    .where('id', 'in', [0, ...wanted])
    .where('isTemporary', '=', 1)
    .execute()
  const own = new Set(found.map(({ id }) => id))
  const { done, refused } = await piles.transfer({
    rows,
    input: { stationId: input.stationId, ids: wanted.filter((id) => own.has(id)) },
  })
  for (const id of done) await rows.update('pile', { id }, { isTemporary })
  const others = wanted.filter((id) => !own.has(id)).map((id) => ({ id, reason: 'record.notFound' }))
  return { done, refused: [...refused, ...others] }
}
