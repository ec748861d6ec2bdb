import type { WorkOrderDetail, WorkOrderRow } from '@ampdeck/api/operation/work-order'
import { type MockServer, pageOf, standardFields } from '../stories/mock-server.ts'

const states = [1, 2, 3, 4, 6, 5, 7] as const
/** The user of the stories. */
export const ME = 1
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Crect width="4" height="3" fill="%23788"/%3E%3C/svg%3E'

/** A work order for stories; the same number makes the same one, its state going round. */
function orderRow(id: number): WorkOrderRow {
  const state = states[(id - 1) % states.length] ?? 1
  const isSent = state !== 1
  const isOwn = id % 2 === 0
  const wasSubmitted = state === 4 || state === 5 || state === 6
  return {
    ...standardFields(id),
    no: `WO${String(id).padStart(6, '0')}`,
    kind: 1,
    title: '温度过高',
    titleEn: 'High temperature',
    level: 3,
    stationId: 2,
    stationName: '深圳机场',
    stationNameEn: 'Shenzhen Airport',
    pileId: 21,
    pileCode: '44030000020001',
    alarmId: 5,
    dispatchUser: isSent ? 4 : null,
    dispatchUserName: isSent ? '欧阳川' : null,
    repairUser: isSent ? (isOwn ? ME : 5) : null,
    repairUserName: isSent ? '刘伟' : null,
    submitUser: wasSubmitted ? (isOwn ? ME : 5) : null,
    deadline: isSent ? '2026-07-01 12:00:00' : null,
    state,
    description: null,
    pictures: [],
    result: wasSubmitted ? '已清洁滤网' : null,
    endTime: null,
  }
}

function detailOf(id: number): WorkOrderDetail {
  const row = orderRow(id)
  return {
    ...row,
    parts: row.result ? [{ name: '滤网', qty: 2, costFen: 4_600 }] : [],
    resultPictures: row.result ? [PICTURE] : [],
    gunId: 40,
    gunLetter: 1,
    gunStatus: 6,
    alarm: {
      id: 5,
      code: 'HighTemperature',
      name: '温度过高',
      nameEn: 'High temperature',
      level: 3,
      info: null,
      firstTime: '2026-07-01 09:12:00',
      lastTime: '2026-07-01 09:20:00',
      count: 2,
      recoverTime: null,
      handling: 2,
      advice: '清洁滤网并检查风扇',
      adviceEn: 'Clean the filter and check the fan',
    },
    order: null,
  }
}

/** A server with so many work orders. */
export function workOrderServer(count: number): MockServer {
  const rows = Array.from({ length: count }, (_, index) => orderRow(index + 1))
  const service = 'operation-service/workOrder'
  return {
    [`${service}/page`]: ({ state, ...request }) => {
      const wanted = Array.isArray(state) ? rows.filter((row) => state.includes(row.state)) : rows
      return pageOf(wanted)(request)
    },
    [`${service}/get`]: ({ id }) => detailOf(Number(id)),
    [`${service}/steps`]: () => [
      {
        id: 1,
        action: 'create',
        toState: 1,
        userName: null,
        repairUserName: null,
        note: null,
        ts: '2026-07-01 09:13:00',
      },
      {
        id: 2,
        action: 'dispatch',
        toState: 2,
        userName: '欧阳川',
        repairUserName: '刘伟',
        note: null,
        ts: '2026-07-01 09:15:00',
      },
    ],
    [`${service}/stat`]: () =>
      states.map((state) => ({
        state,
        count: rows.filter((row) => row.state === state).length,
        overdue: 0,
      })),
    [`${service}/accept`]: ({ id }) => ({ ...orderRow(Number(id)), state: 3 }),
    'operation-service/alarmWorkOrder/repairUsers': () => [
      { id: 5, name: '刘伟', openCount: 3 },
      { id: 6, name: '周强', openCount: 1 },
    ],
    'operation-service/alarmWorkOrder/dispatch': ({ id }) => ({ ...orderRow(Number(id)), state: 2 }),
    'config-service/station/selectAll': () => [],
  }
}
