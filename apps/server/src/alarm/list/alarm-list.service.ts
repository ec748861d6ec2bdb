import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import { ALARM_STEPS, type AlarmFilter, type alarm } from '@ampdeck/api/operation/alarm'
import { alarmLife } from '@ampdeck/api/operation/life-cycles'
import type { z } from 'zod'
import { checkStep } from '../../database/check-step.ts'
import { type Order, orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sortKey } from '../../database/sort-key.ts'
import { failures } from '../../foundation/failure.ts'
import type { Context, Request } from '../../http/context.ts'
import { platformOf } from '../../http/context.ts'
import { tryEach } from '../../http/to-each.ts'
import { type Alarm, alarmById, recordStep } from '../record/alarm-incident.store.ts'
import { faultOf, ruleById } from '../record/alarm-meaning.store.ts'
import { orderAt } from '../record/order-at.store.ts'
import { publishAlarm } from '../record/publish-alarm.ts'
import { openStateOf } from '../work-order/work-order.store.ts'
import * as store from './alarm-list.store.ts'

type Filter = z.output<typeof AlarmFilter>

const latest: Order = { by: 'alarm.lastTime', order: 'desc' }
const { pending, handled } = alarmHandling.code

export function page(rows: Rows, request: Filter & PageRequest) {
  return readPage(rows.db, store.matching(rows, request), request, {
    ...orderOf(request, 'alarm', latest),
    id: 'alarm.id',
  })
}

export function stat(rows: Rows, filter: Filter) {
  return store.countLevels(rows, filter)
}

export async function get(rows: Rows, id: number) {
  const found = await store.byId(rows, id)
  const { sellerId, gunId, firstTime: time } = found
  const [steps, fault, rule, order] = await Promise.all([
    store.stepsOf(rows, id),
    faultOf(rows.db, found),
    found.ruleId === null ? undefined : ruleById(rows.db, { sellerId, id: found.ruleId }),
    gunId === null ? undefined : orderAt(rows, { gunId, time }),
  ])
  return {
    ...found,
    ruleName: rule?.name ?? null,
    ruleNameEn: rule?.nameEn ?? null,
    advice: fault?.advice ?? null,
    adviceEn: fault?.adviceEn ?? null,
    steps: steps.flatMap((step) => {
      const action = ALARM_STEPS.find((one) => one === step.action)
      return action ? [{ ...step, action }] : []
    }),
    order: order ?? null,
  }
}

/** Claims an alarm, or hands one that is taken to somebody else. */
export async function handle(request: Request<typeof alarm.handle>) {
  const { rows, input, caller, fail } = request
  const found = await locked(rows, input.id)
  const to = input.userId ?? caller.userId
  if (input.userId !== null) await rows.get('accountUser', input.userId)
  const isTaken = found.handling !== pending
  const step = isTaken ? alarmLife.handOver : alarmLife.take
  checkStep(step, found, caller.userId)
  // The state allows it, but nothing would change: it is with this person already.
  if (isTaken && found.handleUser === to) throw fail('transition.notAllowed')
  const isOthers = to !== caller.userId
  await change(request, step, found, {
    values: { handleUser: to, handleTime: request.now },
    step: {
      action: isTaken || isOthers ? 'handedOver' : 'taken',
      toUserId: isOthers ? to : null,
      note: input.note,
    },
  })
  return store.byId(rows, found.id)
}

export async function close(request: Request<typeof alarm.close>) {
  const { rows, input } = request
  await closeOne(request, input.id, input.note)
  return store.byId(rows, input.id)
}

export function batchClose(request: Request<typeof alarm.batchClose>) {
  return tryEach(request.input.ids, async (id) => {
    await closeOne(request, id, request.input.note)
    return undefined
  })
}

/** Closes an alarm on which nobody is at work any more (domain.md §4, LC 14; §7, invariant 10). */
async function closeOne(context: Context, id: number, note: string): Promise<void> {
  const { rows, caller, now } = context
  const found = await locked(rows, id)
  checkStep(alarmLife.close, { ...found, workOrderState: await openStateOf(rows.db, found) }, caller.userId)
  await change(context, alarmLife.close, found, {
    values: { handleUser: caller.userId, handleTime: now, handleNote: note },
    step: { action: 'closed', toUserId: null, note },
  })
}

/** A visible alarm, which the server itself changes too. */
async function locked(rows: Rows, id: number): Promise<Alarm> {
  const found = await alarmById(rows.db, await rows.get('alarm', id))
  if (!found) throw failures.notFound()
  return found
}

interface Change {
  values: { handleUser: number; handleTime: number; handleNote?: string }
  step: { action: (typeof ALARM_STEPS)[number]; toUserId: number | null; note: string | null }
}

/** The alarm, its history and the screens, or none of them. */
async function change(
  context: Context,
  { to: [handling = handled] }: typeof alarmLife.close | typeof alarmLife.take,
  found: Alarm,
  { values, step }: Change,
): Promise<void> {
  const { rows, caller, now } = context
  await rows.update('alarm', found, { ...values, handling })
  await recordStep(rows.db, {
    id: rows.newId(),
    sellerId: found.sellerId,
    alarmId: found.id,
    userId: caller.userId,
    ts: now,
    ...step,
  })
  await publishAlarm(platformOf(context), { ...found, handling })
}

/** The rows of an export: those of the list, in its order, all of them. */
export function exported(rows: Rows, request: Filter & Pick<PageRequest, 'sortField' | 'sortOrder'>) {
  const { by, order } = orderOf(request, 'alarm', latest)
  return store.matching(rows, request).orderBy(sortKey(by), order).orderBy('alarm.id', order)
}
