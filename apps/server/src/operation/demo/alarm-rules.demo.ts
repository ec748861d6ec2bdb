import type { CodeOf } from '@ampdeck/api/enumeration'
import {
  alarmMetric,
  alarmRuleState,
  alarmSource,
  alarmWay,
  dutyShift,
} from '@ampdeck/api/enumerations/operation'
import { DAY, formatDate, parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers, SKYLINE } from '../../demo/sellers.ts'

const CREATED = parseTimestamp('2024-03-01')
const { pile: PILE, gun: GUN, station: STATION, account: ACCOUNT } = alarmSource.code
const { reported, silence, temperature, power, voltage, current, unreached, load } = alarmMetric.code
const { console: CONSOLE, sms: SMS, mail: MAIL } = alarmWay.code
const { on: ON, off: OFF } = alarmRuleState.code

interface RuleLine {
  code: string
  name: string
  nameEn: string
  source: number
  metric: CodeOf<typeof alarmMetric>
  value?: number
  durationS?: number
  level: number
  ways?: CodeOf<typeof alarmWay>[]
  isDispatched?: true
  isOff?: true
}

/** The rules that both sellers begin with. */
// biome-ignore format: one rule, one line
const lines: readonly RuleLine[] = [
  { code: 'GroundFailure', name: '接地故障', nameEn: 'Ground failure', source: GUN, metric: reported, level: 1, ways: [CONSOLE, SMS, MAIL], isDispatched: true },
  { code: 'InsulationLow', name: '绝缘电阻过低', nameEn: 'Insulation low', source: GUN, metric: reported, level: 1, ways: [CONSOLE, SMS], isDispatched: true },
  { code: 'EmergencyStop', name: '急停按下', nameEn: 'Emergency stop', source: GUN, metric: reported, level: 1, ways: [CONSOLE, SMS] },
  { code: 'Faulted', name: '充电枪故障', nameEn: 'Gun out of order', source: GUN, metric: reported, level: 2, ways: [CONSOLE], isDispatched: true },
  { code: 'PowerSwitchFailure', name: '接触器故障', nameEn: 'Contactor failure', source: GUN, metric: reported, level: 2, ways: [CONSOLE], isDispatched: true },
  { code: 'OverCurrentFailure', name: '过流保护', nameEn: 'Overcurrent protection', source: GUN, metric: reported, level: 2, ways: [CONSOLE] },
  { code: 'PowerMeterFailure', name: '电表故障', nameEn: 'Power meter failure', source: GUN, metric: reported, level: 3, isDispatched: true },
  { code: 'ConnectorLockFailure', name: '枪锁故障', nameEn: 'Connector lock failure', source: GUN, metric: reported, level: 3 },
  { code: 'HighTemperature', name: '温度过高', nameEn: 'High temperature', source: GUN, metric: reported, level: 3 },
  { code: 'PlugTemperature', name: '枪头温度过高', nameEn: 'Plug temperature high', source: GUN, metric: temperature, value: 85, durationS: 60, level: 2, ways: [CONSOLE], isDispatched: true },
  { code: 'PowerOverRating', name: '功率超过额定值', nameEn: 'Power over the rating', source: GUN, metric: power, value: 105, durationS: 60, level: 3 },
  { code: 'VoltageHigh', name: '输出电压过高', nameEn: 'Output voltage high', source: GUN, metric: voltage, value: 102, durationS: 30, level: 3 },
  { code: 'PileOffline', name: '电桩离线', nameEn: 'Pile offline', source: PILE, metric: silence, value: 60, durationS: 120, level: 4 },
  { code: 'StationUnreached', name: '场站半数以上离线', nameEn: 'Half of a station offline', source: STATION, metric: unreached, value: 50, durationS: 300, level: 2, ways: [CONSOLE, SMS] },
  { code: 'TransformerLoad', name: '变压器重载', nameEn: 'Transformer under heavy load', source: STATION, metric: load, value: 95, durationS: 300, level: 3, ways: [CONSOLE] },
  { code: 'InvariantBroken', name: '数据一致性检查未通过', nameEn: 'Check of the accounts failed', source: ACCOUNT, metric: reported, level: 2, ways: [CONSOLE] },
  { code: 'CurrentHigh', name: '输出电流过高', nameEn: 'Output current high', source: GUN, metric: current, value: 100, durationS: 60, level: 4, isOff: true },
  { code: 'PlugWarm', name: '枪头温度偏高', nameEn: 'Plug warm', source: GUN, metric: temperature, value: 70, durationS: 300, level: 5, isOff: true },
  { code: 'TransformerBusy', name: '变压器负载偏高', nameEn: 'Transformer busy', source: STATION, metric: load, value: 80, durationS: 600, level: 5, isOff: true },
]

/** The rule of a code, if it has one. */
export function ruleIdOf(sellerId: number, code: string): number | null {
  const index = lines.findIndex((line) => line.code === code)
  return index < 0 ? null : demoId(sellerId, 'alarmRule', index + 1)
}

/** Who is told by SMS and mail, and who mends. */
export const staff = (sellerId: number) => ({
  ops: demoId(sellerId, 'user', sellerId === SKYLINE ? 4 : 1),
  admin: demoId(sellerId, 'user', 1),
  repair: sellerId === SKYLINE ? demoId(sellerId, 'user', 5) : null,
  repair2: sellerId === SKYLINE ? demoId(sellerId, 'user', 9) : null,
})

/** Rules, to whom their work orders go, and who is on duty this fortnight. */
export const part: DemoPart = {
  name: 'alarmRules',
  after: ['users'],
  async prepare(world, { copy }) {
    await copy(
      'alarmRule',
      demoSellers.flatMap((sellerId) => lines.map((line, index) => ruleRow(sellerId, line, index + 1))),
    )
    const { repair, repair2 } = staff(SKYLINE)
    const team = [repair, repair2].filter((id) => id !== null)
    await copy('alarmDispatch', [
      { ...standard(SKYLINE, 'alarmDispatch', 1, CREATED), ruleId: null, team, receivers: [], state: ON },
    ])
    await copy(
      'scheduling',
      team.flatMap((userId, person) =>
        Array.from({ length: 14 }, (_, day) => ({
          ...standard(SKYLINE, 'scheduling', person * 14 + day + 1, world.now),
          date: formatDate(world.now + day * DAY),
          shift: dutyShift.code.day,
          userId,
          stationIds: [],
        })),
      ),
    )
  },
}

function ruleRow(sellerId: number, line: RuleLine, n: number) {
  const { value = 1, durationS = 0, ways = [], isDispatched, isOff, ...rest } = line
  const isMeasured = line.metric !== reported
  return {
    ...standard(sellerId, 'alarmRule', n, CREATED),
    ...rest,
    operator: isMeasured && line.metric !== unreached ? '>' : '>=',
    value,
    durationS,
    ways,
    receivers: ways.includes(SMS) ? [staff(sellerId).ops] : [],
    autoWorkOrder: isDispatched ? 1 : 0,
    state: isOff ? OFF : ON,
  } as const
}
