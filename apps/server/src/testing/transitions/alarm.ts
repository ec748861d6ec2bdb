import { partOf } from '@ampdeck/api/contract'
import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { alarm } from '@ampdeck/api/operation/alarm'
import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { alarmLife, workOrderLife } from '@ampdeck/api/operation/life-cycles'
import { workOrder } from '@ampdeck/api/operation/work-order'
import { drawn } from './drawn.ts'
import type { Person } from './people.ts'
import { SKYLINE } from './people.ts'
import type { Bench, Made, Transition } from './transition.ts'

const reason = 'checked'
const pictures = ['/pictures/done.png']
const orders = { life: '16 WorkOrder', table: 'workOrder', read: workOrder.get } as const

async function firstStation({ server: { db } }: Bench) {
  const { id } = await db
    .selectFrom('station')
    .select('id')
    .where('sellerId', '=', SKYLINE)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A work order of one person's repair and another one's submission. */
async function ordered(bench: Bench, state: string | number, repairs: Person = 'first'): Promise<Made> {
  const draft = { kind: 5, title: '更换护栏', level: 2, stationId: await firstStation(bench) }
  const { id, version } = await bench.ask(workOrder.save, draft)
  const by = { repairUser: bench.people.ids[repairs], submitUser: bench.people.ids.second }
  await bench.server.db
    .updateTable('workOrder')
    .set({ ...by, state: Number(state), resultPictures: pictures })
    .where('id', '=', id)
    .execute()
  return { id, version, body: draft }
}
const withBody =
  (body: object) =>
  async (bench: Bench, state: string | number): Promise<Made> => ({ ...(await ordered(bench, state)), body })

/** An alarm of a station, at which nobody works. */
async function raised(bench: Bench, handling: string | number): Promise<Made> {
  const stationId = await firstStation(bench)
  const { id } = await drawn(bench, 'alarm', { handling, stationId, workOrderId: null })
  await bench.server.db.updateTable('workOrder').set({ alarmId: null }).where('alarmId', '=', id).execute()
  return { id }
}

/** Alarms, and the work orders that settle them (domain.md §4 LC 14, 16). */
export const alarmTransitions: readonly Transition[] = [
  {
    ...{ life: '14 Alarm', name: 'close', call: alarm.close, table: 'alarm' },
    make: async (bench, handling) => ({ ...(await raised(bench, handling)), body: { note: reason } }),
  },
  {
    ...{ life: '14 Alarm', name: 'dispatch', table: 'alarm', read: alarm.get },
    // An alarm is named without its version.
    call: { ...partOf(alarmWorkOrder.dispatch, alarmLife.dispatch), failures: alarmLife.dispatch.reasons },
    lacking: [{ stationId: null }],
    make: async (bench, handling) => {
      const { id } = await raised(bench, handling)
      return { id, body: { id: undefined, alarmId: id } }
    },
  },
  {
    ...{ ...orders, name: 'update', call: workOrder.update },
    make: (bench, state) => ordered(bench, state),
  },
  {
    ...{ ...orders, name: 'dispatch', call: partOf(alarmWorkOrder.dispatch, workOrderLife.dispatch) },
    make: withBody({}),
  },
  {
    ...{ ...orders, name: 'dispatch again', call: alarmWorkOrder.againDispatch },
    make: async (bench, state) => {
      const { id, version } = await ordered(bench, state)
      const able = await bench.ask<{ id: number }[]>(alarmWorkOrder.repairUsers, {
        stationId: await firstStation(bench),
      })
      return { id, version, body: { repairUser: able[0]?.id, reason } }
    },
  },
  {
    ...{ ...orders, name: 'accept', call: workOrder.accept },
    make: (bench, state) => ordered(bench, state, 'third'),
  },
  {
    ...{ ...orders, name: 'submit', call: workOrder.submit },
    make: withBody({ result: '已更换', resultPictures: pictures }),
  },
  ...[true, false].map(
    (pass): Transition => ({
      ...{ ...orders, name: pass ? 'audit passes' : 'audit rejects', call: alarmWorkOrder.audit },
      to: workOrderState.code[pass ? 'done' : 'refused'],
      make: withBody({ pass, note: reason }),
    }),
  ),
  {
    ...{ ...orders, name: 'cancel', call: alarmWorkOrder.cancel },
    make: withBody({ reason }),
  },
]
