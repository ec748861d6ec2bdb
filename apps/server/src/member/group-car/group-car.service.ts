import { activeState } from '@ampdeck/api/enumerations/member'
import type { GroupCarDraft, groupCar } from '@ampdeck/api/member/group-car'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { isOfFleet } from '../group-team/group-team.store.ts'
import { chosenCars, one } from './group-car.store.ts'

type Draft = z.output<typeof GroupCarDraft>

/** A car that is known and has no owner joins the fleet; any other is a new one. */
export async function save({ rows, input, fail }: Request<typeof groupCar.save>) {
  await rows.get('fleet', input.groupId)
  if (!(await isOfFleet(rows, input.teamId, input.groupId))) throw fail('team.elsewhere')
  const values = await ofModel(rows, input)
  const known = await rows
    .wholeSeller()
    .from('vehicle')
    .select(['id', 'memberId', 'groupId'])
    .where('plate', '=', input.plate)
    .executeTakeFirst()
  if (!known) {
    const car = { ...values, memberId: null, state: activeState.code.on }
    return one(rows, await rows.insert('vehicle', car).catch(refuseDuplicate(fail, 'vin')))
  }
  if (known.memberId !== null || known.groupId !== null)
    throw fail('car.owned', [{ path: ['plate'], message: 'car.owned' }])
  await rows.wholeSeller().update('vehicle', { id: known.id }, values).catch(refuseDuplicate(fail, 'vin'))
  return one(rows, known.id)
}

export async function update({ rows, input, fail }: Request<typeof groupCar.update>) {
  const { id, version, ...draft } = input
  await one(rows, id)
  if (!(await isOfFleet(rows, draft.teamId, draft.groupId))) throw fail('team.elsewhere')
  await rows
    .update('vehicle', { id, version }, await ofModel(rows, draft))
    .catch(refuseDuplicate(fail, 'plate'))
  return one(rows, id)
}

/** What the model says of the car is stored with it: models change, cars do not. */
async function ofModel(rows: Rows, draft: Draft) {
  const { brand, model, batteryWh } = await rows.get('vehicleModel', draft.modelId)
  return { ...draft, brand, model, batteryWh }
}

export async function leave({ rows, input }: Request<typeof groupCar.delete>) {
  const { id } = await one(rows, input.id)
  await rows.wholeSeller().update('vehicle', { id }, { groupId: null, teamId: null })
  return null
}

/** One result for each car: a team takes those of its own fleet. */
export async function move({ rows, input }: Request<typeof groupCar.move>) {
  const { teamId, ids } = input
  const team = teamId === null ? null : await rows.get('groupTeam', teamId)
  const found = await chosenCars(rows, {
    ...(ids && { ids }),
    ...(input.matching && { matching: input.matching }),
    ...(input.except && { except: input.except }),
  })
  const done: number[] = []
  const refused: { id: number; reason: string }[] = []
  for (const { id, groupId } of found) {
    if (team && team.groupId !== groupId) refused.push({ id, reason: 'team.elsewhere' })
    else {
      await rows.update('vehicle', { id }, { teamId })
      done.push(id)
    }
  }
  const missing = (ids ?? []).filter((id) => !found.some((car) => car.id === id))
  return { done, refused: [...refused, ...missing.map((id) => ({ id, reason: 'record.notFound' }))] }
}
