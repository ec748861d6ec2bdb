import { enumeration } from '../enumeration.ts'

export const alarmLevel = enumeration('AlarmLevel', {
  critical: [1, 'Critical', '紧急', 'level1', 'bad'],
  major: [2, 'Major', '重要', 'level2', 'warning'],
  minor: [3, 'Minor', '次要', 'level3', 'minor'],
  warning: [4, 'Warning', '警告', 'level4', 'quiet'],
  notice: [5, 'Notice', '提示', 'level5', 'quiet'],
  information: [6, 'Information', '信息', 'level6', 'quiet'],
})

export const alarmHandling = enumeration('AlarmHandling', {
  pending: [1, 'Pending', '待处理', 'alarm', 'warning'],
  processing: [2, 'Processing', '处理中', 'preparing', 'busy'],
  handled: [3, 'Handled', '已处理', 'full', 'done'],
})

/** The states of a work order. */
export const workOrderState = enumeration('WorkOrderState', {
  toDispatch: [1, 'To dispatch', '待派单', 'idle', 'warning'],
  dispatched: [2, 'Dispatched', '已派单', 'waiting', 'waiting'],
  processing: [3, 'Processing', '处理中', 'preparing', 'busy'],
  toAudit: [4, 'To audit', '待审核', 'paused', 'reserved'],
  done: [5, 'Done', '已完成', 'full', 'done'],
  refused: [6, 'Rejected', '已驳回', 'fault', 'bad'],
  cancelled: [7, 'Cancelled', '已取消', 'closed', 'off'],
})

/** The shifts of a roster. */
export const dutyShift = enumeration('DutyShift', {
  day: [1, 'Day', '白班'],
  night: [2, 'Night', '夜班'],
  rest: [3, 'Rest', '休息'],
})

/** What a work order comes from. */
export const workOrderKind = enumeration('WorkOrderKind', {
  alarm: [1, 'Alarm', '告警'],
  inspection: [2, 'Inspection defect', '巡检缺陷'],
  complaint: [3, 'Member complaint', '会员投诉'],
  installation: [4, 'Installation', '安装'],
  manual: [5, 'Manual', '手工'],
})

/** Whether an open work order is past its deadline. */
export const workOrderDue = enumeration('WorkOrderDue', {
  overdue: [1, 'Overdue', '已超时'],
  inTime: [2, 'In time', '未超时'],
})

/** What an alarm rule watches. */
export const alarmSource = enumeration('AlarmSource', {
  pile: [1, 'Pile', '电桩'],
  gun: [2, 'Gun', '充电枪'],
  station: [3, 'Station', '场站'],
  pv: [4, 'PV', '光伏'],
  account: [5, 'Account', '账户'],
})

/** What an alarm rule compares; `reported` compares nothing: the device, or a check, says that something is the matter. */
export const alarmMetric = enumeration('AlarmMetric', {
  reported: ['reported', 'Reported fault', '电桩上报故障'],
  silence: ['silence', 'Offline without heartbeat (s)', '离线无心跳（秒）'],
  temperature: ['temperature', 'Temperature (°C)', '温度（°C）'],
  power: ['power', 'Power, share of rated power (%)', '功率占额定值（%）'],
  voltage: ['voltage', 'Voltage, share of the maximum (%)', '电压占最大值（%）'],
  current: ['current', 'Current, share of the maximum (%)', '电流占最大值（%）'],
  unreached: ['unreached', 'Guns offline (%)', '离线充电枪（%）'],
  load: ['load', 'Transformer load (%)', '变压器负载率（%）'],
})

export const alarmOperator = enumeration('AlarmOperator', {
  above: ['>', 'above', '高于'],
  atLeast: ['>=', 'at least', '不低于'],
  below: ['<', 'below', '低于'],
  atMost: ['<=', 'at most', '不高于'],
  equal: ['=', 'equal to', '等于'],
})

/** How somebody is told of an alarm. */
export const alarmWay = enumeration('AlarmWay', {
  console: ['console', 'Console', '控制台'],
  sms: ['sms', 'SMS', '短信'],
  mail: ['mail', 'E-mail', '邮件'],
})

export const alarmRuleState = enumeration('AlarmRuleState', {
  on: [1, 'On', '启用', 'open', 'good'],
  off: [2, 'Off', '停用', 'closed', 'off'],
})
