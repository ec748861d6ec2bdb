import type { AlarmDetail, AlarmRow } from '@ampdeck/api/operation/alarm'
import { type MockServer, pageOf, standardFields } from '../stories/mock-server.ts'

const kinds = [
  { code: 'GroundFailure', name: '接地故障', nameEn: 'Ground failure', level: 1 },
  { code: 'Faulted', name: '充电枪故障', nameEn: 'Gun out of order', level: 2 },
  { code: 'HighTemperature', name: '温度过高', nameEn: 'High temperature', level: 3 },
  { code: 'PileOffline', name: '电桩离线', nameEn: 'Pile offline', level: 4 },
  { code: 'WeakSignal', name: '通信信号弱', nameEn: 'Weak signal', level: 6 },
] as const

/** An alarm for stories and tests; the same number makes the same alarm. */
function alarmRow(id: number): AlarmRow {
  const kind = kinds[id % kinds.length] ?? kinds[0]
  const isTaken = id % 3 === 0
  return {
    ...standardFields(id),
    ...kind,
    ruleId: 1,
    source: 2,
    stationId: 2,
    stationName: '深圳机场',
    stationNameEn: 'Shenzhen Airport',
    pileId: 20 + id,
    pileCode: `4403000002${String(id).padStart(4, '0')}`,
    gunId: 40 + id,
    gunLetter: id % 2,
    info: null,
    firstTime: '2026-07-01 09:12:00',
    lastTime: `2026-07-01 09:${String(10 + (id % 50)).padStart(2, '0')}:00`,
    count: 1 + (id % 4),
    recoverTime: null,
    handling: isTaken ? 2 : 1,
    handleUser: isTaken ? 4 : null,
    handleUserName: isTaken ? '欧阳川' : null,
    handleTime: null,
    handleNote: null,
    workOrderId: null,
    workOrderNo: null,
    workOrderState: null,
  }
}

function detailOf(id: number): AlarmDetail {
  return {
    ...alarmRow(id),
    ruleName: '接地故障',
    ruleNameEn: 'Ground failure',
    advice: '停用该枪，检查接地线与漏电保护器，排除后复位',
    adviceEn: 'Take the gun out of service, check earthing and the residual-current device, then reset',
    steps: [
      {
        id: 2,
        action: 'taken',
        userName: '欧阳川',
        toUserName: null,
        note: null,
        ts: '2026-07-01 09:14:00',
      },
      {
        id: 1,
        action: 'raised',
        userName: null,
        toUserName: null,
        note: null,
        ts: '2026-07-01 09:12:00',
      },
    ],
    order: null,
  }
}

/** A server with so many open alarms. */
export function alarmServer(count: number): MockServer {
  const rows = Array.from({ length: count }, (_, index) => alarmRow(index + 1))
  const levels = [1, 2, 3, 4, 5, 6].map((level) => ({
    level,
    count: rows.filter((row) => row.level === level).length,
  }))
  return {
    'operation-service/alarm/page': pageOf(rows),
    'operation-service/alarm/stat': () => levels.map((of) => ({ ...of, open: of.count })),
    'operation-service/alarm/get': ({ id }) => detailOf(Number(id)),
    'operation-service/alarm/close': ({ id, note }) => ({
      ...alarmRow(Number(id)),
      handling: 3,
      handleNote: note,
    }),
    'operation-service/alarm/handle': ({ id }) => ({ ...alarmRow(Number(id)), handling: 2 }),
    'operation-service/alarmWorkOrder/page': pageOf([]),
    'operation-service/alarmWorkOrder/repairUsers': () => [{ id: 5, name: '刘伟', openCount: 2 }],
    'operation-service/monitor/alarmHandlers': () => [{ id: 5, name: '刘伟' }],
    'operation-service/monitor/alarmFeed': () => ({ at: '2026-07-01 10:00:00', alarms: rows, total: count }),
    'operation-service/monitor/alarmSummary': () => ({
      at: '2026-07-01 10:00:00',
      levels,
      pending: rows.filter(({ handling }) => handling === 1).length,
      processing: rows.filter(({ handling }) => handling === 2).length,
      raisedToday: count,
      recoveredToday: 3,
      meanRecoveryS: 1_500,
      workOrders: { open: 6, overdue: 1 },
      stations:
        count === 0
          ? []
          : [
              {
                id: 2,
                code: '4403000002',
                name: '深圳机场',
                nameEn: 'Shenzhen Airport',
                lng: 113.8145,
                lat: 22.6329,
                cityName: '深圳',
                cityNameEn: 'Shenzhen',
                serviceStatus: 6,
                level: 1,
                open: count,
              },
            ],
    }),
    'config-service/station/selectAll': () => [],
    events: () => [],
  }
}
