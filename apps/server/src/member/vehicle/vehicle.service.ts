import { activeState, memberStatus, memberType } from '@ampdeck/api/enumerations/member'
import { type VehicleDraft, type vehicle, vehicleLife } from '@ampdeck/api/member/vehicle'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { one } from './vehicle.store.ts'

type Draft = z.output<typeof VehicleDraft>

export async function save({ rows, input, fail }: Request<typeof vehicle.save>) {
  const values = {
    ...(await ofModel(rows, input)),
    memberId: null,
    groupId: null,
    state: activeState.code.on,
  }
  return one(rows, await rows.insert('vehicle', values).catch(refuseDuplicate(fail, 'plate')))
}

export async function update({ rows, input, fail }: Request<typeof vehicle.update>) {
  const { id, version, ...draft } = input
  await rows
    .update('vehicle', { id, version }, await ofModel(rows, draft))
    .catch(refuseDuplicate(fail, 'plate'))
  return one(rows, id)
}

/** What the model says of the car is stored with it: models change, cars do not. */
async function ofModel(rows: Rows, draft: Draft) {
  const { brand, model, batteryWh } = await rows.get('vehicleModel', draft.modelId)
  return { ...draft, brand, model, batteryWh: draft.batteryWh ?? batteryWh }
}

export async function remove({ rows, input }: Request<typeof vehicle.delete>) {
  await rows.readyFor('vehicle', vehicleLife.delete, input)
  await rows.remove('vehicle', input.id)
  return null
}

export async function bind({ rows, input, fail }: Request<typeof vehicle.bind>) {
  const { id, version, memberId } = input
  const found = await rows.readyFor('vehicle', vehicleLife.bind, { id, version })
  const owner = await rows.get('member', memberId)
  if (owner.type !== memberType.code.personal || owner.status === memberStatus.code.cancelled)
    throw fail('vehicle.owner')
  await rows.update('vehicle', { id }, { memberId })
  if (owner.plate === null) await rows.update('member', { id: memberId }, { plate: found.plate })
  return one(rows, id)
}

export async function unbind({ rows, input }: Request<typeof vehicle.unbind>) {
  const { id } = input
  const found = await rows.move('vehicle', vehicleLife.unbind, input, { memberId: null })
  const { plate, vin } = found
  // The step is only for a car that has one.
  const memberId = found.memberId as number
  const owner = await rows.get('member', memberId)
  if (owner.plate === plate || owner.defaultVin === vin) {
    const kept = { plate: owner.plate === plate ? null : owner.plate }
    await rows.update(
      'member',
      { id: memberId },
      { ...kept, defaultVin: owner.defaultVin === vin ? null : owner.defaultVin },
    )
  }
  if (vin !== null) await endPayment(rows, vin, memberId)
  return one(rows, id)
}

/** Who sold a car does not go on paying for its charges. */
async function endPayment(rows: Rows, vin: string, memberId: number): Promise<void> {
  const binding = await rows
    .from('vinBinding')
    .select('vinBinding.id')
    .where('vin', '=', vin)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  if (binding) await rows.remove('vinBinding', binding.id)
}
