import { lacksOf } from '@ampdeck/api/config/station-opening'
import { pileCodeOf, type stationSetUp } from '@ampdeck/api/config/station-set-up'
import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { addPile } from '../pile/pile.service.ts'
import * as stations from '../station/station.service.ts'

type SetUp = Request<typeof stationSetUp.setUp>

const { open } = stationStatus.code

/** A station with its piles. It opens last, when all that it needs is there. */
export async function setUp(request: SetUp) {
  const { rows, caller, input, now, fail } = request
  const { piles, ...draft } = input
  const isOpen = draft.status === open
  if (piles.length > 0 && !isGranted(caller.grants, 'pileList:add')) throw failures.forbidden()
  if (isOpen && !isGranted(caller.grants, 'stationList:enable')) throw failures.forbidden()
  const pileCount = piles.reduce((sum, { count }) => sum + count, 0)
  const [lack] = isOpen ? lacksOf({ ...draft, pileCount }) : []
  if (lack) throw fail(lack)

  const made = await stations.save({ ...request, input: draft })
  const types = piles.flatMap(({ pileTypeId, count }) => Array<number>(count).fill(pileTypeId))
  for (const [index, pileTypeId] of types.entries()) {
    const code = pileCodeOf(draft.code, index + 1)
    await addPile(rows, { stationId: made.id, pileTypeId, code, name: code.slice(-4) }, now).catch(
      refuseDuplicate(fail, 'code'),
    )
  }
  if (isOpen) await rows.update('station', { id: made.id }, { status: open })
  return stations.get(rows, made.id)
}
