import { workOrderKind, workOrderState } from '@ampdeck/api/enumerations/operation'
import { workOrderLife } from '@ampdeck/api/operation/life-cycles'
import { WORK_ORDER_STEPS, type WorkOrderFilter, type workOrder } from '@ampdeck/api/operation/work-order'
import type { z } from 'zod'
import { type Order, orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sortKey } from '../../database/sort-key.ts'
import { addPicture, claimPictures } from '../../files/picture/picture.store.ts'
import { takePicture } from '../../files/picture/take-picture.ts'
import { type Context, platformOf, type Request } from '../../http/context.ts'
import { faultOf } from '../record/alarm-meaning.store.ts'
import { orderAt } from '../record/order-at.store.ts'
import * as store from './work-order.store.ts'
import { publishWorkOrder } from './work-order-alarm.service.ts'

type Filter = z.output<typeof WorkOrderFilter>
type Listing = Pick<Context, 'rows' | 'caller'>

const newest: Order = { by: 'workOrder.createTime', order: 'desc' }
/** The id of no person. */
const NOBODY = 0
const { toDispatch } = workOrderState.code

export function page({ rows, caller, input }: Listing & { input: Filter & PageRequest }) {
  return readPage(rows.db, store.matching(rows, caller.userId, input), input, {
    ...orderOf(input, 'workOrder', newest),
    id: 'workOrder.id',
  })
}

export function stat({ rows, caller, input }: Request<typeof workOrder.stat>) {
  return store.countStates(rows, caller.userId, input)
}

/** With its alarm, also for a repair user, who may not read alarms. */
export async function get(request: Request<typeof workOrder.get>) {
  const { rows, caller, input } = request
  const row = await store.rowById(rows, caller.userId, input.id)
  const { alarmId, gunId } = row
  const whole = rows.wholeSeller()
  const alarm = alarmId === null ? undefined : await whole.get('alarm', alarmId)
  const [fault, gun, order] = await Promise.all([
    alarm && faultOf(rows.db, alarm),
    gunId === null ? undefined : whole.get('gun', gunId),
    alarm && gunId !== null ? orderAt(whole, { gunId, time: alarm.firstTime }) : undefined,
  ])
  return {
    ...row,
    gunLetter: gun?.letter ?? null,
    alarm: alarm ? { ...alarm, advice: fault?.advice ?? null, adviceEn: fault?.adviceEn ?? null } : null,
    order: order ?? null,
  }
}

export async function steps(request: Request<typeof workOrder.steps>) {
  const { id } = await store.get(request, request.input.id)
  const found = await store.stepsOf(request.rows.wholeSeller(), id)
  return found.flatMap((step) => {
    const action = WORK_ORDER_STEPS.find((one) => one === step.action)
    return action ? [{ ...step, action }] : []
  })
}

/** A work order that no alarm made; it waits to be dispatched. */
export async function save(request: Request<typeof workOrder.save>) {
  const { rows, input, caller, now } = request
  await checkDraft(request, input, [])
  const id = await rows.insert('workOrder', {
    ...input,
    no: store.workOrderNo(rows.newId()),
    titleEn: null,
    alarmId: null,
    dispatchUser: null,
    dispatchTime: null,
    repairUser: null,
    state: toDispatch,
    result: null,
    parts: '[]',
    endTime: null,
  })
  const { sellerId } = rows
  await store.recordWorkOrderStep(rows.db, {
    id: rows.newId(),
    sellerId,
    workOrderId: id,
    action: 'create',
    fromState: null,
    toState: toDispatch,
    userId: caller.userId,
    repairUser: null,
    note: null,
    ts: now,
  })
  await publishWorkOrder(platformOf(request), { ...input, sellerId, id, state: toDispatch, repairUser: null })
  return store.rowById(rows, caller.userId, id)
}

/** What was dispatched stays as it was sent. */
export async function update(request: Request<typeof workOrder.update>) {
  const { rows, input, caller } = request
  const { id, version, ...draft } = input
  const order = await rows.readyFor('workOrder', workOrderLife.edit, { id, version })
  await checkDraft(request, draft, order.pictures)
  const isRenamed = draft.title !== order.title
  await rows.update('workOrder', { id }, { ...draft, ...(isRenamed && { titleEn: null }) })
  await publishWorkOrder(platformOf(request), { ...order, stationId: draft.stationId })
  return store.rowById(rows, caller.userId, id)
}

type Draft = z.output<typeof workOrder.save.input>

/** The pile must be the station's; the pictures the caller's own, or there before. */
async function checkDraft(
  { rows, caller, fail }: Omit<Request<typeof workOrder.save>, 'input'>,
  { kind, stationId, pileId, pictures }: Draft,
  before: readonly string[],
): Promise<void> {
  if (kind === workOrderKind.code.alarm) throw fail('workOrder.ofAlarm')
  const station = await rows.get('station', stationId)
  const pile = pileId === null ? undefined : await rows.get('pile', pileId)
  if (pile && pile.stationId !== stationId) throw fail('workOrder.pileElsewhere')
  const added = pictures.filter((url) => !before.includes(url))
  const owner = { sellerId: station.sellerId, userId: caller.userId, partOf: 'workOrder' as const }
  if (!(await claimPictures(rows.db, owner, added))) throw fail('workOrder.picture')
}

/** Takes a picture in; what is saved with its address puts it to use. */
export async function uploadPicture({ rows, caller, input, now }: Request<typeof workOrder.uploadPicture>) {
  const picture = await takePicture(input.file)
  return addPicture(
    rows.db,
    { sellerId: rows.sellerId, userId: caller.userId, partOf: 'workOrder' },
    picture,
    now,
  )
}

/** The rows of an export: those of the list, in its order, all of them. Who repairs sees the own ones and exports none. */
export function exported(rows: Rows, request: Filter & Pick<PageRequest, 'sortField' | 'sortOrder'>) {
  const { by, order } = orderOf(request, 'workOrder', newest)
  return store.matching(rows, NOBODY, request).orderBy(sortKey(by), order).orderBy('workOrder.id', order)
}
