import type { Text } from '../texts.ts'

/** How a value is shown and typed. A switch is 0 or 1, an amount is in fen, `kgPerKwh` is in 0.0001 kg per kWh, `percent` in basis points. */
export type ParamKind = 'minutes' | 'hours' | 'days' | 'times' | 'yuan' | 'kgPerKwh' | 'percent' | 'switch'

export interface ParamRule {
  /** Never changes: it stands in addresses. */
  id: number
  group: 'security' | 'charging' | 'money' | 'alarm' | 'keeping'
  kind: ParamKind
  default: number
  min: number
  max: number
  title: Text
  /** What follows from it. */
  about: Text
}

/**
 * The numbers of the product that a seller may set. Each is read where the product needs it, at that moment, so a change
 * takes effect at once. The first three are columns of the seller, which "Basic configuration" shows as well.
 */
export const systemParams = {
  idleMinutes: {
    id: 1,
    group: 'security',
    kind: 'minutes',
    default: 120,
    min: 5,
    max: 10_080,
    title: ['Idle limit', '闲置退出时间'],
    about: ['Users idle this long are logged out', '超过该时间无操作将自动退出登录'],
  },
  passwordAgeDays: {
    id: 2,
    group: 'security',
    kind: 'days',
    default: 90,
    min: 0,
    max: 3_650,
    title: ['Password age', '密码有效期'],
    about: ['An older password must be changed; 0 means never', '超期密码必须修改，0 表示不限'],
  },
  ipCheck: {
    id: 3,
    group: 'security',
    kind: 'switch',
    default: 0,
    min: 0,
    max: 1,
    title: ['Address check', '异地登录验证'],
    about: ['A login from an unknown address requires a captcha', '从陌生地址登录时需短信验证码'],
  },
  loginFailures: {
    id: 4,
    group: 'security',
    kind: 'times',
    default: 5,
    min: 3,
    max: 20,
    title: ['Wrong passwords before the lock', '密码错误锁定次数'],
    about: [
      'This many within 15 minutes lock the account for that address',
      '15 分钟内达到该次数，该地址将被锁定',
    ],
  },
  lockMinutes: {
    id: 5,
    group: 'security',
    kind: 'minutes',
    default: 30,
    min: 5,
    max: 1_440,
    title: ['Length of the lock', '账号锁定时长'],
    about: ['Counted from the last wrong password', '自最后一次密码错误起计算'],
  },
  knownAddressDays: {
    id: 6,
    group: 'security',
    kind: 'days',
    default: 30,
    min: 1,
    max: 365,
    title: ['Known addresses are kept', '常用地址保留天数'],
    about: [
      'Wrong passwords of others do not lock the owner out there',
      '他人输错密码不会锁定账号本人在该地址的登录',
    ],
  },
  captchasPerDay: {
    id: 7,
    group: 'security',
    kind: 'times',
    default: 10,
    min: 3,
    max: 50,
    title: ['Captchas a day', '每日验证码次数'],
    about: ['For one phone number', '同一手机号每天可获取的次数'],
  },
  leastStartFen: {
    id: 8,
    group: 'charging',
    kind: 'yuan',
    default: 100,
    min: 0,
    max: 100_000,
    title: ['Minimum balance to start', '启动充电最低余额'],
    about: ['A payer with less cannot start a charge', '可用金额低于该值时不能启动充电'],
  },
  silentMinutes: {
    id: 9,
    group: 'charging',
    kind: 'minutes',
    default: 30,
    min: 10,
    max: 720,
    title: ['Charge without reports', '充电失联时长'],
    about: [
      'A charge is closed as lost when its pile has sent nothing at all for this long',
      '电桩超过该时间无任何上报，充电按失联结束',
    ],
  },
  adjustCeilingFen: {
    id: 10,
    group: 'money',
    kind: 'yuan',
    default: 50_000,
    min: 0,
    max: 10_000_000,
    title: ['Ceiling of adjustments', '调账上限'],
    about: [
      'An order cannot be raised by more than this, or its own amount if that is more',
      '订单累计调增不超过该值，或订单原金额（取较大者）',
    ],
  },
  rechargeMinutes: {
    id: 11,
    group: 'money',
    kind: 'minutes',
    default: 15,
    min: 5,
    max: 1_440,
    title: ['Payment time of a recharge', '充值待支付时长'],
    about: ['It is closed if the channel has not answered by then', '渠道未返回结果时，超时自动关闭'],
  },
  alarmMergeMinutes: {
    id: 12,
    group: 'alarm',
    kind: 'minutes',
    default: 10,
    min: 1,
    max: 1_440,
    title: ['Alarms merge within', '告警合并时间'],
    about: ['Repeats within this time count as the same alarm', '该时间内重复触发的告警合并为同一条'],
  },
  alarmQuietMinutes: {
    id: 13,
    group: 'alarm',
    kind: 'minutes',
    default: 5,
    min: 0,
    max: 720,
    title: ['Pause between alarm messages', '告警消息间隔'],
    about: ['Alarms raised meanwhile are sent as one message', '间隔期内的告警合并为一条消息发送'],
  },
  pileLogDays: {
    id: 14,
    group: 'keeping',
    kind: 'days',
    default: 90,
    min: 7,
    max: 400,
    title: ['Log files of piles are kept', '电桩日志保留天数'],
    about: ['Older ones are removed every night', '每晚自动清理更早的文件'],
  },
  co2PerKwh4: {
    id: 15,
    group: 'charging',
    kind: 'kgPerKwh',
    default: 5_703,
    min: 0,
    max: 20_000,
    title: ['CO₂ saved per kWh', '每 kWh 减排量'],
    about: ['CO₂ that the cockpit counts as saved per kWh charged', '驾驶舱按充电量折算的二氧化碳减排系数'],
  },
  onlineTargetBps: {
    id: 16,
    group: 'charging',
    kind: 'percent',
    default: 9_800,
    min: 0,
    max: 10_000,
    title: ['Target of the online rate', '在线率目标'],
    about: ['The mark on the gauge of the big screen', '运营大屏仪表上的目标线'],
  },
  availableTargetBps: {
    id: 17,
    group: 'charging',
    kind: 'percent',
    default: 9_500,
    min: 0,
    max: 10_000,
    title: ['Target of the availability', '可用率目标'],
    about: ['The mark on the gauge of the big screen', '运营大屏仪表上的目标线'],
  },
  monthTargetFen: {
    id: 18,
    group: 'money',
    kind: 'yuan',
    default: 0,
    min: 0,
    max: 100_000_000_000,
    title: ['Monthly income target', '月度收入目标'],
    about: [
      'Net income with which the big screen compares the month; 0 means no target',
      '运营大屏与当月净收入对比的目标，0 表示不设目标',
    ],
  },
  openHours: {
    id: 19,
    group: 'charging',
    kind: 'hours',
    default: 24,
    min: 2,
    max: 168,
    title: ['Longest charge', '最长充电时长'],
    about: [
      'A charge that is open for longer is closed as lost, also while its pile reports',
      '超过该时长仍未结束的充电按失联结束，即使电桩仍在线',
    ],
  },
  costAtPile: {
    id: 31,
    group: 'charging',
    kind: 'switch',
    default: 1,
    min: 0,
    max: 1,
    title: ['Cost on the charger’s display', '电桩屏幕显示费用'],
    about: [
      'Chargers that say that they show costs receive the running and the final cost of a charge',
      '支持费用显示的电桩会收到充电过程中的费用和最终费用',
    ],
  },
  costAtEveryPile: {
    id: 32,
    group: 'charging',
    kind: 'switch',
    default: 0,
    min: 0,
    max: 1,
    title: ['Cost to every OCPP 2.x charger', '向所有 OCPP 2.x 电桩下发费用'],
    about: [
      'Also to chargers whose device model does not say whether they show costs',
      '未在设备模型中声明是否显示费用的电桩也会下发',
    ],
  },
} as const satisfies Record<string, ParamRule>

export type ParamKey = keyof typeof systemParams

export const paramKeys = Object.keys(systemParams) as ParamKey[]

/** The rule of a parameter, without what is known of each alone. */
export const paramRule = (key: ParamKey): ParamRule => systemParams[key]
