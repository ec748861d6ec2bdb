import type { Language } from '@ampdeck/api/enumeration'
import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import type { FeedAlarm } from './feed-alarm.ts'

const { pending, processing } = alarmHandling.code
const STATIONS = [
  ['Shenzhen Airport', '深圳机场'],
  ['Huizhou Service Area', '惠州服务区'],
  ['Ningbo Beilun Port', '宁波北仑港'],
  ['Beijing Tongzhou Bus', '北京通州公交'],
] as const

const KINDS = [
  { level: 1, code: 'E-1042', text: ['Insulation resistance low', '绝缘电阻过低'] },
  { level: 2, code: 'E-2107', text: ['Connector temperature 84 °C, derated', '枪头温度 84 °C，已降功率'] },
  { level: 3, code: 'E-3001', text: ['No heartbeat for 68 min', '68 分钟无心跳'] },
  { level: 4, code: 'E-4015', text: ['Meter drift above 1 %', '电表偏差超过 1%'] },
  { level: 5, code: 'E-5003', text: ['Door open for 10 min', '柜门打开 10 分钟'] },
  { level: 6, code: 'E-6001', text: ['Clock set by the platform', '平台已校时'] },
] as const

const two = (value: number) => String(value).padStart(2, '0')

/** An alarm of the demo network; the same number makes the same alarm. */
export function demoAlarm(number: number, language: Language, more: Partial<FeedAlarm> = {}): FeedAlarm {
  const at = language === 'en' ? 0 : 1
  const kind = KINDS[number % KINDS.length] ?? KINDS[0]
  const station = STATIONS[Math.floor(number / 2) % STATIONS.length] ?? STATIONS[0]
  const time = `2026-07-01 ${two(7 + (number % 3))}:${two((number * 7) % 60)}:${two((number * 11) % 60)}`
  const isTaken = number % 4 === 1
  return {
    id: String(number),
    level: kind.level,
    code: kind.code,
    text: kind.text[at],
    station: station[at],
    object: `${String((Math.floor(number / 6) % 600) + 1).padStart(4, '0')}-${'ABCD'[number % 4]}`,
    firstTime: time,
    lastTime: time,
    count: 1,
    handling: isTaken ? processing : pending,
    handler: isTaken ? (language === 'en' ? 'Liu Wei' : '刘伟') : undefined,
    ...more,
  }
}

/** So many alarms, each of an object of its own. */
export function demoAlarms(count: number, language: Language): FeedAlarm[] {
  return Array.from({ length: count }, (_, number) => demoAlarm(number, language))
}
