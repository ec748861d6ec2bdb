import type { AlarmScene } from '@ampdeck/api/statistics/big-screen/alarm'
import { formatTimestamp, HOUR, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import type { AlarmLevel } from '../alarms/alarm-marks.ts'

const NOW = parseTimestamp('2026-07-22 14:32:08')
const ago = (ms: number) => formatTimestamp(NOW - ms)

const place = (nameEn: string, name: string, pile: string, gunLetter: number | null) => ({
  stationName: name,
  stationNameEn: nameEn,
  pileCode: `4413000008${pile}`,
  gunLetter,
})

const huizhou = place('Huizhou Service Area', '惠州服务区', '0007', 1)
const tongzhou = place('Beijing Tongzhou Bus', '北京通州公交', '0004', 0)
const hongqiao = place('Shanghai Hongqiao Hub', '上海虹桥枢纽', '0011', 0)
const beilun = place('Ningbo Beilun Port', '宁波北仑港', '0009', 2)
const yubei = place('Chongqing Yubei', '重庆渝北', '0006', null)

/** How many alarms of each level are open. */
const LEVELS: readonly (readonly [AlarmLevel, number])[] = [
  [1, 1],
  [2, 2],
  [3, 6],
  [4, 11],
  [5, 12],
  [6, 8],
]

const STATIONS = [
  ['Huizhou Service Area', '惠州服务区', 'Huizhou', '惠州', 114.42, 23.08, 1, 6],
  ['Shanghai Hongqiao Hub', '上海虹桥枢纽', 'Shanghai', '上海', 121.32, 31.19, 2, 5],
  ['Ningbo Beilun Port', '宁波北仑港', 'Ningbo', '宁波', 121.84, 29.9, 2, 4],
  ['Beijing Tongzhou Bus', '北京通州公交', 'Beijing', '北京', 116.66, 39.9, 3, 9],
  ['Chongqing Yubei', '重庆渝北', 'Chongqing', '重庆', 106.63, 29.72, 3, 5],
  ['Jinan Lixia', '济南历下', 'Jinan', '济南', 117.08, 36.67, 4, 4],
  ['Chengdu Tianfu', '成都天府', 'Chengdu', '成都', 104.07, 30.54, 4, 4],
  ['Wuhan Optics Valley', '武汉光谷', 'Wuhan', '武汉', 114.4, 30.49, 4, 3],
] as const

/** Forty open alarms at eight of 24 stations, and sixty work orders. */
export function alarmScene(): AlarmScene {
  let id = 0
  const alarms = LEVELS.flatMap(([level, count]) =>
    Array.from({ length: count }, (_, nth) => {
      id++
      return {
        id,
        level,
        firstTime: ago(level === 1 ? 252_000 : 7 * MINUTE * 1.31 ** ((id * 7 + nth * 5) % 24)),
      }
    }),
  )
  return {
    at: ago(1_000),
    worst: {
      id: 1,
      level: 1,
      handling: 1,
      name: '枪头过温，97 °C',
      nameEn: 'Connector overheated, 97 °C',
      info: null,
      ...huizhou,
      firstTime: ago(252_000),
      count: 3,
      deadline: ago(252_000 - 4 * HOUR),
      assignedTo: 'Chen Wei',
    },
    levels: LEVELS.map(([level, count]) => ({ level, count })),
    alarms,
    stations: STATIONS.map(([nameEn, name, cityNameEn, cityName, lng, lat, level, open], nth) => ({
      id: nth + 1,
      code: `S${nth}`,
      ...{ name, nameEn, cityName, cityNameEn, lng, lat, level, open },
      serviceStatus: 6,
    })),
    stationCount: 24,
    workOrders: [
      { state: 1, count: 6 },
      { state: 2, count: 14 },
      { state: 3, count: 27 },
      { state: 4, count: 10 },
      { state: 6, count: 3 },
    ],
    next: [
      { id: 1, level: 3, state: 3, ...tongzhou, repairUserName: 'Sun Lei', deadline: ago(5.2 * HOUR) },
      { id: 2, level: 1, state: 2, ...huizhou, repairUserName: 'Chen Wei', deadline: ago(-3.9 * HOUR) },
      { id: 3, level: 2, state: 3, ...hongqiao, repairUserName: 'Lu Min', deadline: ago(-9.4 * HOUR) },
      { id: 4, level: 2, state: 3, ...beilun, repairUserName: 'Zhou Yan', deadline: ago(-11.5 * HOUR) },
      { id: 5, level: 3, state: 1, ...yubei, repairUserName: null, deadline: null },
    ],
    people: [
      { id: 1, name: 'Chen Wei', shift: 1, openCount: 2 },
      { id: 2, name: 'Lu Min', shift: 1, openCount: 3 },
      { id: 3, name: 'Zhou Yan', shift: null, openCount: 1 },
    ],
    repairMinutes: { value: 112, before: 131 },
    recovered: [
      {
        id: 90,
        name: '电桩离线',
        nameEn: 'Pile offline',
        ...tongzhou,
        firstTime: ago(33 * MINUTE),
        recoverTime: ago(11 * MINUTE),
      },
      {
        id: 91,
        name: '充电模块故障',
        nameEn: 'Power module fault',
        ...beilun,
        firstTime: ago(103 * MINUTE),
        recoverTime: ago(34 * MINUTE),
      },
    ],
  }
}

/** Nothing is open, nothing has been. */
export function quietAlarmScene(): AlarmScene {
  return {
    ...alarmScene(),
    worst: null,
    levels: LEVELS.map(([level]) => ({ level, count: 0 })),
    alarms: [],
    stations: [],
    workOrders: [],
    next: [],
    people: [],
    repairMinutes: { value: null, before: null },
    recovered: [],
  }
}
