import type { Language } from '@ampdeck/api/enumeration'
import { gunStatus, serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import type { StationLive } from './station-live.ts'

const { charging, preparing, reserved, full, idle, alarm, fault, offline } = gunStatus.code
const service = serviceStatus.code

interface Demo {
  id: string
  name: readonly [en: string, zh: string]
  note: readonly [en: string, zh: string]
  kind: keyof typeof DAYS
  service: number
  /** Charging, preparing, reserved, full, idle, alarm, fault, offline. */
  guns: readonly [number, number, number, number, number, number, number, number]
  kw: number
  limitKw: number
  today: readonly [orders: number, kwh: number, yuan: number]
  alarms: number
}

/** Shape of a day, per hour; as in the demo network's load curves. */
const DAYS = {
  hub: [45, 35, 25, 18, 15, 20, 30, 38, 45, 50, 52, 55, 58, 55, 50, 48, 46, 48, 52, 55, 58, 60, 56, 50],
  urban: [30, 22, 15, 10, 8, 12, 20, 28, 35, 42, 48, 55, 62, 58, 50, 45, 40, 42, 50, 58, 64, 66, 58, 42],
  office: [4, 3, 2, 2, 2, 6, 20, 62, 95, 88, 60, 48, 50, 52, 40, 34, 30, 28, 24, 18, 14, 10, 8, 6],
  home: [40, 30, 20, 12, 8, 8, 12, 14, 12, 12, 14, 18, 22, 20, 16, 18, 26, 45, 70, 85, 90, 88, 80, 60],
  highway: [15, 12, 10, 8, 8, 12, 22, 35, 48, 60, 68, 72, 70, 66, 64, 62, 60, 58, 55, 48, 40, 32, 25, 20],
  bus: [90, 80, 60, 40, 25, 10, 5, 5, 8, 14, 24, 40, 55, 45, 25, 15, 10, 8, 10, 15, 30, 55, 80, 95],
  freight: [60, 55, 48, 40, 30, 25, 25, 28, 32, 38, 42, 52, 60, 50, 40, 36, 34, 32, 34, 38, 44, 50, 56, 60],
} as const

/** Ten in the morning: so many hours of today are known. */
const HOURS_KNOWN = 11

const demos: readonly Demo[] = [
  {
    id: '2',
    name: ['Shenzhen Airport', '深圳机场'],
    note: ['Shenzhen, hub', '深圳，枢纽'],
    kind: 'hub',
    service: service.alarm,
    guns: [21, 2, 2, 3, 13, 2, 2, 3],
    kw: 1_010,
    limitKw: 2_500,
    today: [72, 2_027, 2_319],
    alarms: 4,
  },
  {
    id: '5',
    name: ['Guangzhou Nansha Logistics', '广州南沙物流'],
    note: ['Guangzhou, freight', '广州，货运'],
    kind: 'freight',
    service: service.alarm,
    guns: [10, 3, 0, 1, 22, 1, 0, 1],
    kw: 338,
    limitKw: 2_000,
    today: [72, 4_956, 5_451],
    alarms: 1,
  },
  {
    id: '8',
    name: ['Huizhou Service Area', '惠州服务区'],
    note: ['Huizhou, highway', '惠州，高速'],
    kind: 'highway',
    service: service.alarm,
    guns: [12, 1, 0, 1, 13, 2, 0, 1],
    kw: 201,
    limitKw: 1_600,
    today: [40, 1_268, 1_478],
    alarms: 2,
  },
  {
    id: '13',
    name: ['Ningbo Beilun Port', '宁波北仑港'],
    note: ['Ningbo, freight', '宁波，货运'],
    kind: 'freight',
    service: service.alarm,
    guns: [9, 0, 1, 2, 15, 0, 1, 0],
    kw: 248,
    limitKw: 1_600,
    today: [56, 4_168, 4_860],
    alarms: 1,
  },
  {
    id: '16',
    name: ['Beijing Tongzhou Bus', '北京通州公交'],
    note: ['Beijing, bus', '北京，公交'],
    kind: 'bus',
    service: service.alarm,
    guns: [9, 1, 0, 4, 12, 1, 1, 2],
    kw: 270,
    limitKw: 1_600,
    today: [60, 4_815, 5_402],
    alarms: 2,
  },
  {
    id: '17',
    name: ['Tianjin Binhai', '天津滨海'],
    note: ['Tianjin, freight', '天津，货运'],
    kind: 'freight',
    service: service.offline,
    guns: [0, 0, 0, 0, 0, 0, 0, 20],
    kw: 0,
    limitKw: 1_600,
    today: [0, 0, 0],
    alarms: 0,
  },
  {
    id: '9',
    name: ['Shanghai Zhangjiang', '上海张江'],
    note: ['Shanghai, office', '上海，办公'],
    kind: 'office',
    service: service.charging,
    guns: [29, 0, 0, 0, 0, 0, 0, 1],
    kw: 260,
    limitKw: 1_250,
    today: [72, 1_289, 1_532],
    alarms: 0,
  },
  {
    id: '3',
    name: ['Shenzhen Longgang Bus Depot', '深圳龙岗公交'],
    note: ['Shenzhen, bus', '深圳，公交'],
    kind: 'bus',
    service: service.busy,
    guns: [42, 1, 0, 3, 0, 0, 0, 0],
    kw: 1_102,
    limitKw: 2_500,
    today: [92, 7_708, 8_988],
    alarms: 0,
  },
  {
    id: '12',
    name: ['Hangzhou Binjiang', '杭州滨江'],
    note: ['Hangzhou, office', '杭州，办公'],
    kind: 'office',
    service: service.busy,
    guns: [24, 1, 0, 2, 0, 0, 0, 1],
    kw: 183,
    limitKw: 1_250,
    today: [68, 1_093, 1_250],
    alarms: 0,
  },
  {
    id: '1',
    name: ['Shenzhen Futian CBD', '深圳福田中心'],
    note: ['Shenzhen, urban', '深圳，城区'],
    kind: 'urban',
    service: service.halfIdle,
    guns: [17, 0, 1, 1, 17, 0, 0, 0],
    kw: 292,
    limitKw: 1_600,
    today: [44, 1_038, 1_165],
    alarms: 0,
  },
  {
    id: '4',
    name: ['Guangzhou Tianhe', '广州天河'],
    note: ['Guangzhou, urban', '广州，城区'],
    kind: 'urban',
    service: service.halfIdle,
    guns: [15, 1, 1, 2, 15, 0, 0, 0],
    kw: 235,
    limitKw: 1_600,
    today: [44, 1_073, 1_275],
    alarms: 0,
  },
  {
    id: '7',
    name: ['Dongguan Nancheng', '东莞南城'],
    note: ['Dongguan, urban', '东莞，城区'],
    kind: 'urban',
    service: service.idle,
    guns: [6, 0, 0, 1, 23, 0, 0, 0],
    kw: 118,
    limitKw: 1_600,
    today: [38, 902, 1_044],
    alarms: 0,
  },
  {
    id: '10',
    name: ['Shanghai Hongqiao Hub', '上海虹桥枢纽'],
    note: ['Shanghai, hub', '上海，枢纽'],
    kind: 'hub',
    service: service.idle,
    guns: [11, 1, 0, 2, 28, 0, 0, 0],
    kw: 406,
    limitKw: 2_000,
    today: [64, 1_844, 2_127],
    alarms: 0,
  },
  {
    id: '14',
    name: ['Nanjing Jiangning', '南京江宁'],
    note: ['Nanjing, urban', '南京，城区'],
    kind: 'urban',
    service: service.idle,
    guns: [7, 0, 0, 0, 23, 0, 0, 0],
    kw: 141,
    limitKw: 1_600,
    today: [35, 846, 972],
    alarms: 0,
  },
  {
    id: '24',
    name: ['Xian Hightech', '西安高新'],
    note: ['Xian, urban', '西安，城区'],
    kind: 'urban',
    service: service.idle,
    guns: [0, 0, 0, 0, 0, 0, 0, 0],
    kw: 0,
    limitKw: 1_250,
    today: [0, 0, 0],
    alarms: 0,
  },
  {
    id: '19',
    name: ['Qingdao Laoshan', '青岛崂山'],
    note: ['Qingdao, home', '青岛，社区'],
    kind: 'home',
    service: service.idle,
    guns: [4, 0, 0, 1, 17, 0, 0, 0],
    kw: 26,
    limitKw: 630,
    today: [19, 388, 436],
    alarms: 0,
  },
]

/** Not open, with the time since when. */
const NOT_OPEN: Readonly<Record<string, { status: number; since: string }>> = {
  '17': { status: stationStatus.code.maintenance, since: '2026-06-29 08:00:00' },
  '24': { status: stationStatus.code.building, since: '2026-05-11 09:00:00' },
}

/** The demo network's stations at ten in the morning of 1 July 2026, the worst first. */
export function demoStations(language: Language): { id: string; station: StationLive }[] {
  return demos.map((demo) => ({ id: demo.id, station: stationOf(demo, language) }))
}

function stationOf(demo: Demo, language: Language): StationLive {
  const { id, name, note, kind, guns, kw, limitKw, today, alarms } = demo
  const at = language === 'en' ? 0 : 1
  const [orders, kwh, yuan] = today
  const isClosed = NOT_OPEN[id] !== undefined
  const statuses = [charging, preparing, reserved, full, idle, alarm, fault, offline]

  return {
    name: name[at],
    note: note[at],
    status: stationStatus.code.open,
    serviceStatus: demo.service,
    guns: statuses.map((status, index) => ({ status, count: guns[index] ?? 0 })),
    powerW: isClosed ? null : kw * 1_000,
    limitW: limitKw * 1_000,
    load: isClosed ? undefined : loadOf(DAYS[kind], Number(id)),
    orders: isClosed ? null : orders,
    energyWh: isClosed ? null : kwh * 1_000,
    incomeFen: isClosed ? null : yuan * 100,
    alarms,
    ...NOT_OPEN[id],
  }
}

/** Yesterday as the kind has it, and today a little different, by the station. */
function loadOf(hours: readonly number[], seed: number) {
  const wave = (index: number, by: number) => 1 + 0.07 * Math.sin(index * 0.7 + seed * by)
  const halves = hours.flatMap((value, hour) => [value, (value + (hours[hour + 1] ?? value)) / 2])
  return {
    yesterday: halves.map((value, index) => value * wave(index, 1.3)),
    today: halves.slice(0, 2 * HOURS_KNOWN - 1).map((value, index) => value * wave(index, 0.7) * 1.04),
  }
}
