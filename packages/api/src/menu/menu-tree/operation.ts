import { board, catalog, dashboard, detail, firstLevel, list } from './entry.ts'

export const operation = firstLevel('operation', 'Operations', '运维管理', 'wrench', [
  catalog('operationManage', 'Field operations', '运维作业', 'wrench', [
    board('scheduling', 'Scheduling', '排班管理', 'query add edit delete copy publish swap'),
    list(
      'workOrder',
      'Work orders',
      '工单管理',
      'query get add edit export dispatch againDispatch accept submit audit cancel',
    ),
    detail('workOrderDetail', 'Work order detail', '工单详情', 'get'),
    list('operationTask', 'Operation tasks', '运维任务', 'query get add edit delete export start finish'),
    list('reservation', 'Reservations', '预约管理', 'query get add export cancel'),
    list('operationCycle', 'Cycles', '周期任务', 'query get add edit delete enable disable'),
    board('alarmMonitor', 'Alarm monitor', '告警监控', 'handle'),
    list('operationPileType', 'Pile types in operation', '运维桩型', 'query get add edit delete'),
    dashboard('versioning', 'Versioning', '版本概况', 'query export'),
  ]),
])
