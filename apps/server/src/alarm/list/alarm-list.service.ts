import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import { ALARM_STEPS, type AlarmFilter, type alarm } from '@ampdeck/api/operation/alarm'
import { type AlarmAction, alarmTransitions, stateAfter } from '@ampdeck/api/operation/life-cycles'
import type { z } from 'zod'
import { inLockOrder } from '../../database/ids.ts'
import { type Order, orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sortKey } from '../../database/sort-key.ts'
import { Failure } from '../../foundation/failure.ts'
import type { Context, Request } from '../../http/context.ts'
import { platformOf } from '../../http/context.ts'
import { toEach } from '../../http/to-each.ts'
import { type Alarm, recordStep } from '../record/alarm-incident.store.ts'
import { faultOf, ruleById } from '../record/alarm-meaning.store.ts'
import { orderAt } from '../record/order-at.store.ts'
import { publishAlarm } from '../record/publish-alarm.ts'
import { hasOpenWorkOrder } from '../work-order/work-order.store.ts'
import * as store from './alarm-list.store.ts'

type Filter = z.output<typeof AlarmFilter>

const latest: Order = { by: 'alarm.lastTime', order: 'desc' }
const { pending, processing, handled } = alarmHandling.code

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
  const found = await rows.get('alarm', input.id)
  const to = input.userId ?? caller.userId
  if (input.userId !== null) await rows.get('accountUser', input.userId)
  const action: AlarmAction = found.handling === pending ? 'take' : 'handOver'
  const handling = stateAfter(alarmTransitions, action, found.handling)
  // To hand it to whom it has already changes nothing, so it is not a step.
  if (handling === undefined || (action === 'handOver' && found.handleUser === to))
    throw fail('transition.notAllowed')
  const isOthers = to !== caller.userId
  await change(request, found, {
    values: { handling, handleUser: to, handleTime: request.now },
    step: {
      action: action === 'take' && !isOthers ? 'taken' : 'handedOver',
      toUserId: isOthers ? to : null,
      note: input.note,
    },
  })
  return store.byId(rows, found.id)
}

export async function close(request: Request<typeof alarm.close>) {
  const { rows, input, fail } = request
  const refusal = await closeOne(request, input.id, input.note)
  if (refusal) throw fail(refusal)
  return store.byId(rows, input.id)
}

/** In a fixed order, so that two such actions cannot wait for each other. */
export function batchClose(request: Request<typeof alarm.batchClose>) {
  return toEach(inLockOrder(request.input.ids), (id) =>
    closeOne(request, id, request.input.note).catch((error) => {
      if (error instanceof Failure && error.code === 404) return 'record.notFound'
      throw error
    }),
  )
}

/** Why an alarm cannot be closed; nothing when it now is (domain.md §4, LC 14; §7, invariant 10). */
async function closeOne(context: Context, id: number, note: string) {
  const { rows, caller, now } = context
  const found = await rows.get('alarm', id)
  const handling = stateAfter(alarmTransitions, 'close', found.handling)
  if (handling === undefined) return 'transition.notAllowed'
  if (await hasOpenWorkOrder(rows.db, found)) return 'alarm.workOrderOpen'
  await change(context, found, {
    values: { handling, handleUser: caller.userId, handleTime: now, handleNote: note },
    step: { action: 'closed', toUserId: null, note },
  })
  return undefined
}

interface Change {
  values: { handling: number; handleUser: number; handleTime: number; handleNote?: string }
  step: { action: (typeof ALARM_STEPS)[number]; toUserId: number | null; note: string | null }
}

/** The alarm, its history and the screens, or none of them. */
async function change(context: Context, found: Alarm, { values, step }: Change): Promise<void> {
  const { rows, caller, now } = context
  await rows.update('alarm', { id: found.id, version: found.version }, values)
  await recordStep(rows.db, {
    id: rows.newId(),
    sellerId: found.sellerId,
    alarmId: found.id,
    userId: caller.userId,
    ts: now,
    ...step,
  })
  await publishAlarm(platformOf(context), {
    ...found,
    handling: values.handling === handled ? handled : processing,
  })
}

/** The rows of an export: those of the list, in its order, all of them. */
export function exported(rows: Rows, request: Filter & Pick<PageRequest, 'sortField' | 'sortOrder'>) {
  const { by, order } = orderOf(request, 'alarm', latest)
  return store.matching(rows, request).orderBy(sortKey(by), order).orderBy('alarm.id', order)
}
