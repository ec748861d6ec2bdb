import { enumeration } from '../enumeration.ts'

/** By which way a charge was started. */
export const billChannel = enumeration('BillChannel', {
  card: [1, 'Card', '刷卡'],
  app: [2, 'App', 'App'],
  vin: [3, 'VIN', 'VIN'],
  officialAccount: [4, 'Official account', '公众号'],
  miniPrograms: [5, 'Mini programs', '小程序'],
  other: [9, 'Other', '其他'],
})

/** How much of an order is paid. */
export const chargeStatus = enumeration('ChargeStatus', {
  unpaid: [1, 'Unpaid', '未支付', 'alarm', 'warning'],
  partlyDeducted: [2, 'Partly deducted', '部分扣款', 'preparing', 'waiting'],
  settled: [3, 'Settled', '已结清', 'good', 'good'],
})

/** `closed` orders never charged. */
export const orderStatus = enumeration('OrderStatus', {
  reserved: [0, 'Reserved', '已预约', 'reserved', 'reserved'],
  starting: [1, 'Starting', '启动中', 'preparing', 'waiting'],
  charging: [2, 'Charging', '充电中', 'charging', 'busy'],
  finished: [3, 'Finished', '已完成', 'full', 'done'],
  abnormal: [4, 'Abnormal', '异常', 'alarm', 'warning'],
  closed: [5, 'Closed', '已关闭', 'closed', 'off'],
})

/** What is wrong with an order that waits for a person. */
export const abnormalKind = enumeration('AbnormalKind', {
  noFinalBill: [1, 'No final bill', '未收到结算账单'],
  energyJump: [2, 'Meter reading jumped', '电量跳变'],
  otherFee: [3, 'Fee differs from the raw bill', '费用与原始账单不符'],
  duplicate: [4, 'Reported twice', '重复上报'],
  zeroEnergy: [5, 'No energy', '电量为零'],
  timeError: [6, 'Invalid times', '时间异常'],
})

/** Why an order was open for too long. */
export const overtimeKind = enumeration('OvertimeKind', {
  openTooLong: [1, 'Open too long', '超时未结束'],
  lateUpload: [2, 'Uploaded late', '账单补传'],
})

export const stopReason = enumeration('StopReason', {
  user: [1, 'User', '用户停止'],
  full: [2, 'Full', '充满'],
  amountLimit: [3, 'Amount limit', '达到金额上限'],
  socLimit: [4, 'SOC limit', '达到 SOC 上限'],
  balanceUsedUp: [5, 'Balance used up', '余额用尽'],
  remoteStop: [6, 'Remote stop', '远程停止'],
  vehicleFault: [7, 'Vehicle fault', '车辆故障'],
  pileFault: [8, 'Pile fault', '电桩故障'],
  emergencyStop: [9, 'Emergency stop', '急停'],
  powerLoss: [10, 'Power loss', '断电'],
  strategy: [11, 'Strategy', '策略停止'],
  other: [99, 'Other', '其他'],
})

/** Why an order waits for a person. */
export const orderTodo = enumeration('OrderTodo', {
  outstanding: [1, 'Outstanding', '未结清'],
  toApprove: [2, 'Adjustment to approve', '待审核调账'],
})

/** Peak-valley periods of a tariff. */
export const period = enumeration('Period', {
  sharp: [1, 'Sharp', '尖'],
  peak: [2, 'Peak', '峰'],
  flat: [3, 'Flat', '平'],
  valley: [4, 'Valley', '谷'],
})

export const reservationStatus = enumeration('ReservationStatus', {
  inProgress: ['JinXingZhong', 'In progress', '进行中', 'reserved', 'reserved'],
  cancelled: ['YiQuXiao', 'Cancelled', '已取消', 'closed', 'off'],
  completed: ['YiWanCheng', 'Completed', '已完成', 'full', 'done'],
  timedOut: ['ChaoShi', 'Timed out', '已超时', 'alarm', 'warning'],
})

/** For how long a reservation holds its gun. */
export const holdMinutes = enumeration('HoldMinutes', {
  quarter: [15, '15 min', '15 分钟'],
  half: [30, '30 min', '30 分钟'],
  most: [45, '45 min', '45 分钟'],
})

/** What a reservation was cancelled by. */
export const reservationEnd = enumeration('ReservationEnd', {
  operator: ['operator', 'Operator', '运营取消'],
  pile: ['pile', 'The pile', '电桩取消'],
  refused: ['refused', 'The pile refused it', '电桩拒绝'],
  noAnswer: ['noAnswer', 'The pile did not answer', '电桩无应答'],
  taken: ['taken', 'The gun was taken', '充电枪被占用'],
  disabled: ['disabled', 'The gun was taken out of service', '充电枪已停用'],
  faulted: ['faulted', 'The gun has a fault', '充电枪故障'],
  closed: ['closed', 'The station was closed', '场站已关闭'],
  removed: ['removed', 'The gun was removed', '充电枪已移除'],
})

/** The states of an occupy bill. */
export const occupyState = enumeration('OccupyState', {
  counting: [1, 'Counting', '计时中', 'busy', 'busy'],
  unpaid: [2, 'Unpaid', '未支付', 'alarm', 'warning'],
  paid: [3, 'Paid', '已支付', 'good', 'good'],
  waived: [4, 'Waived', '已减免', 'closed', 'off'],
})

/** The bill of a fleet for a month. */
export const teamBillState = enumeration('TeamBillState', {
  draft: [1, 'Draft', '草稿', 'building', 'off'],
  confirmed: [2, 'Confirmed', '已确认', 'waiting', 'waiting'],
  partlyPaid: [3, 'Partly paid', '部分收款', 'alarm', 'warning'],
  paid: [4, 'Paid', '已结清', 'good', 'good'],
  voided: [5, 'Voided', '已作废', 'voided', 'off'],
})

/** Free minutes that an occupy rule may grant. */
export const PARKING_FREE_MINUTES = [15, 30, 45, 60, 90, 120] as const

/** Lengths of an occupy rule's charged step, in minutes. */
export const PARKING_OVERTIME_STEPS = [15, 30, 60] as const

/** By what bills are summed up. */
export const billDimension = enumeration('BillDimension', {
  station: ['station', 'Station', '场站'],
  day: ['day', 'Day', '日期'],
  month: ['month', 'Month', '月份'],
  channel: ['channel', 'Channel', '渠道'],
  memberType: ['memberType', 'Member type', '会员类型'],
  fleet: ['fleet', 'Fleet', '车队'],
  period: ['period', 'Tariff period', '电价时段'],
  reportGroup: ['reportGroup', 'Report group', '报表分组'],
})

/** What became of the energy that a car gave back, when its order was billed. */
export const feedInState = enumeration('FeedInState', {
  noRule: [1, 'Not paid: the tariff pays nothing for it', '未支付：计费模型未设放电电价', 'closed', 'off'],
  paid: [2, 'Paid into the account', '已支付到账户', 'good', 'good'],
  implausible: [
    3,
    'Not paid: more than the gun can take',
    '未支付：超过充电枪可回馈的电量',
    'alarm',
    'warning',
  ],
  noAccount: [4, 'Not paid: no account to pay into', '未支付：没有可入账的账户', 'fault', 'warning'],
})
