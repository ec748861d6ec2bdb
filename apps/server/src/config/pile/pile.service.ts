import {
  type PileChange,
  type PileDraft,
  type PileFilter,
  type pile,
  pileLife,
} from '@ampdeck/api/config/pile'
import { usualGuns } from '@ampdeck/api/config/pile-layout'
import { pileCommand, pileStatus } from '@ampdeck/api/enumerations/equipment'
import type { Step } from '@ampdeck/api/life'
import type { Page } from '@ampdeck/api/paging'
import { formatDate } from '@ampdeck/api/time'
import type { z } from 'zod'
import { checkStep } from '../../database/check-step.ts'
import type { Order, PageRequest } from '../../database/page.ts'
import { orderOf, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { queueCommands } from '../../device/command-queue.ts'
import { publish } from '../../events/publish.ts'
import { Failure } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { toEach } from '../../http/to-each.ts'
import { setPassword as storePassword } from '../../ocpp/admission/pile-password.ts'
import * as store from './pile.store.ts'
import { type Gun, gunsFor, insertGun, usualGunsOf } from './pile-guns.ts'

type Filter = z.output<typeof PileFilter>

const { offline: OFFLINE, disabled: DISABLED, notCommissioned: NEW } = pileStatus.code
const byCode: Order = { by: 'pile.code', order: 'asc' }
/** As many codes as one prints at once. */
const MAX_CODES = 2_000

export async function page(rows: Rows, request: Filter & PageRequest) {
  const order = orderOf(request, 'pile', byCode)
  const found: Page<store.FoundPile> = await readPage(rows.db, store.matching(rows, request), request, {
    ...order,
    id: 'pile.id',
  })
  return found
}

/** The rows of an export: those of the list, in its order, all of them. */
export function exported(rows: Rows, request: Filter & Pick<PageRequest, 'sortField' | 'sortOrder'>) {
  return store.inOrder(rows, request, orderOf(request, 'pile', byCode))
}

export async function save({ rows, input, now, fail }: Request<typeof pile.save>) {
  const { guns, ...draft } = input
  const { type } = await referencesOf(rows, draft)
  const id = await rows
    .insert('pile', { ...draft, ...untouched(draft, now) })
    .catch(refuseDuplicate(fail, 'code'))
  const wanted = guns ?? usualGunsOf(type, usualGuns(draft.layout))
  for (const gun of wanted) await insertGun(rows, { id, stationId: draft.stationId }, gun)
  return store.byId(rows, id)
}

interface PileOfType {
  stationId: number
  pileTypeId: number
  code: string
  name: string
}

/** A pile as its type has it: its layout, its protocol, its guns. */
export async function addPile(rows: Rows, { pileTypeId, ...pile }: PileOfType, now: number): Promise<void> {
  const type = await rows.get('pileType', pileTypeId)
  const { layout, protocol } = type
  const rest = {
    serialNo: null,
    simIccid: null,
    commissionDate: null,
    warrantyEnd: null,
    vinPass: 0 as const,
  }
  const draft = { ...pile, ...rest, pileTypeId, layout, protocol }
  const id = await rows.insert('pile', { ...draft, ...untouched(draft, now) })
  for (const gun of usualGunsOf(type, usualGuns(layout)))
    await insertGun(rows, { id, stationId: pile.stationId }, gun)
}

/** A pile that never connected: waited for, unless its day is still to come. */
function untouched({ commissionDate }: { commissionDate: string | null }, now: number) {
  const isEarly = commissionDate !== null && commissionDate > formatDate(now)
  return { ip: null, firmware: '{}', status: isEarly ? NEW : OFFLINE, lastHeartbeat: null }
}

export async function update({ rows, input, fail }: Request<typeof pile.update>) {
  const { id, version, guns, ...draft } = input
  const found = await rows.get('pile', id)
  const { type } = await referencesOf(rows, draft)
  await rows.update('pile', { id, version }, draft).catch(refuseDuplicate(fail, 'code'))
  const present = await store.gunsOf(rows, id)
  const busy = await store.busyGuns(rows, id)
  const isMoved = draft.stationId !== found.stationId
  const wanted = guns ?? gunsFor(draft.layout, type, present)
  const leaving = present.filter(({ letter }) => !wanted.some((gun) => gun.letter === letter))
  if (isMoved ? busy.size > 0 : leaving.some((gun) => busy.has(gun.id))) throw fail('gun.busy')
  for (const gun of leaving) await rows.remove('gun', gun.id)
  await changeGuns(rows, { id, stationId: draft.stationId, present, wanted })
  return store.byId(rows, id)
}

interface GunChange {
  id: number
  stationId: number
  present: readonly (Gun & { id: number; stationId: number })[]
  wanted: readonly Gun[]
}

/** Makes the guns that are missing, and changes those that are otherwise. */
async function changeGuns(rows: Rows, { id, stationId, present, wanted }: GunChange): Promise<void> {
  for (const gun of wanted) {
    const { letter, connector, parkingNo, ratedW } = gun
    const known = present.find((of) => of.letter === letter)
    if (!known) {
      await insertGun(rows, { id, stationId }, gun)
      continue
    }
    const isSame =
      known.connector === connector &&
      known.parkingNo === parkingNo &&
      known.ratedW === ratedW &&
      known.stationId === stationId
    if (!isSame) await rows.update('gun', { id: known.id }, { connector, parkingNo, ratedW, stationId })
  }
}

/** A pile goes with its guns; its orders, events and messages stay. */
export async function remove({ rows, input, fail }: Request<typeof pile.delete>) {
  await rows.get('pile', input.id)
  if ((await store.busyGuns(rows, input.id)).size > 0) throw fail('gun.busy')
  for (const gun of await store.gunsOf(rows, input.id)) await rows.remove('gun', gun.id)
  await rows.remove('pile', input.id)
  return null
}

/** A new pile is commissioned by it; one that was taken out of service comes back, and is asked to say so. */
export async function enable(request: Request<typeof pile.enable>) {
  const { rows, input, now } = request
  const found = await readyFor(rows, pileLife.enable, input.id)
  const today = formatDate(now)
  const commissionDate = found.commissionDate && found.commissionDate < today ? found.commissionDate : today
  if (found.isConnected) await send(request, found, true)
  else await setStatus(request, found, OFFLINE, { commissionDate })
  return store.byId(rows, found.id)
}

/** A connected pile is told, and is out of service when it has agreed; of any other it is noted down here. */
export async function disable(request: Request<typeof pile.disable>) {
  const { rows, input, fail } = request
  const found = await readyFor(rows, pileLife.disable, input.id)
  // A reservation ends with its gun's service (operation/reservation).
  if ((await store.busyGuns(rows, found.id, { countsReserved: false })).size > 0) throw fail('gun.busy')
  if (found.isConnected) await send(request, found, false)
  else await setStatus(request, found, DISABLED)
  return store.byId(rows, found.id)
}

/** A pile of which a step is about to be taken, held. */
async function readyFor(rows: Rows, step: Step<store.FoundPile>, id: number) {
  await rows.hold('pile', id)
  const found = await store.byId(rows, id)
  checkStep(step, found, rows.userId)
  return found
}

type Switch = Request<typeof pile.enable> | Request<typeof pile.disable>

async function send({ rows, caller, now }: Switch, found: store.FoundPile, operative: boolean) {
  const { sellerId, stationId, id: pileId } = found
  const command = operative ? pileCommand.code.enable : pileCommand.code.disable
  await queueCommands({ db: rows.db, newId: () => rows.newId(), now, userId: caller.userId }, [
    { sellerId, stationId, pileId, command, request: { kind: 'availability', connector: 0, operative } },
  ])
  rows.changes.push({ table: 'pileCommand', id: pileId, before: null, after: { command } })
}

async function setStatus(
  { rows, now }: Switch,
  { id: pileId, sellerId, stationId, lastHeartbeat }: store.FoundPile,
  status: typeof OFFLINE | typeof DISABLED,
  more: { commissionDate?: string } = {},
) {
  await rows.update('pile', { id: pileId }, { status, ...more })
  await publish(rows.db, [{ type: 'pile', time: now, sellerId, stationId, pileId, status, lastHeartbeat }])
}

/** One result for each pile: what cannot be moved is refused with its reason and does not stop the rest. */
export async function transfer({ rows, input }: Pick<Request<typeof pile.transfer>, 'rows' | 'input'>) {
  const { stationId } = input
  await rows.get('station', stationId)
  const ids = input.ids ?? (await store.idsMatching(rows, input.matching ?? {}, input.except ?? []))
  return toEach(new Set(ids), async (id) => {
    const reason = await whyItStays(rows, id)
    if (reason) return reason
    await rows.update('pile', { id }, { stationId })
    for (const gun of await store.gunsOf(rows, id)) await rows.update('gun', { id: gun.id }, { stationId })
    await store.moveStrategies(rows, id, stationId)
    return undefined
  })
}

async function whyItStays(rows: Rows, id: number): Promise<string | undefined> {
  const isThere = await rows.get('pile', id).catch((error) => {
    if (error instanceof Failure) return undefined
    throw error
  })
  if (!isThere) return 'record.notFound'
  return (await store.busyGuns(rows, id)).size > 0 ? 'gun.busy' : undefined
}

export async function qrCodes({ rows, input, fail }: Request<typeof pile.qrCode>) {
  const ids = input.ids ?? (await store.idsMatching(rows, input.matching ?? {}, input.except ?? []))
  const codes = await store.printedGuns(rows, ids, MAX_CODES + 1)
  if (codes.length > MAX_CODES) throw fail('limit.exceeded')
  return { codes }
}

/** By what a pile must prove itself from its next connection on; the password is kept as its hash alone. */
export async function setPassword({ rows, input }: Request<typeof pile.setPassword>) {
  const { id, password } = input
  const { sellerId } = await rows.get('pile', id)
  await storePassword(rows.db, { sellerId, pileId: id }, password)
  rows.changes.push({ table: 'pile', id, before: null, after: { hasPassword: password !== null } })
  return store.byId(rows, id)
}

/** What a pile refers to must be visible to whoever saves it. */
async function referencesOf(
  rows: Rows,
  {
    stationId,
    pileTypeId,
  }: Pick<z.output<typeof PileDraft> | z.output<typeof PileChange>, 'stationId' | 'pileTypeId'>,
) {
  await rows.get('station', stationId)
  return { type: await rows.get('pileType', pileTypeId) }
}
