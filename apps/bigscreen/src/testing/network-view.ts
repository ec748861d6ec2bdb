import { gunStatus, serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { period } from '@ampdeck/api/enumerations/order'
import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { NOTHING_YET } from '../scenes/network/nothing-yet.ts'

type StationView = NetworkView['stations'][number]
type GunView = StationView['guns'][number]

/** English name, Chinese name, city, place, piles with one, two, four and six guns. */
const STATIONS = [
  ['Shenzhen Futian CBD', '深圳福田中心', '440300', 114.055, 22.541, 4, 14, 1, 0],
  ['Shenzhen Airport', '深圳机场', '440300', 113.814, 22.625, 6, 14, 2, 1],
  ['Shenzhen Longgang Bus Depot', '深圳龙岗公交', '440300', 114.252, 22.72, 2, 12, 2, 2],
  ['Guangzhou Tianhe', '广州天河', '440100', 113.36, 23.135, 6, 12, 1, 0],
  ['Guangzhou Nansha Logistics', '广州南沙物流', '440100', 113.53, 22.79, 4, 10, 2, 1],
  ['Foshan Shunde', '佛山顺德', '440600', 113.29, 22.81, 8, 8, 0, 0],
  ['Dongguan Nancheng', '东莞南城', '441900', 113.75, 23.02, 8, 9, 1, 0],
  ['Huizhou Service Area', '惠州服务区', '441300', 114.41, 23.08, 2, 12, 1, 0],
  ['Shanghai Zhangjiang', '上海张江', '310100', 121.6, 31.2, 12, 9, 0, 0],
  ['Shanghai Hongqiao Hub', '上海虹桥枢纽', '310100', 121.32, 31.195, 8, 13, 2, 0],
  ['Suzhou Industrial Park', '苏州园区', '320500', 120.72, 31.31, 12, 8, 0, 0],
  ['Hangzhou Binjiang', '杭州滨江', '330100', 120.2, 30.2, 10, 9, 0, 0],
  ['Ningbo Beilun Port', '宁波北仑港', '330200', 121.85, 29.93, 2, 8, 1, 1],
  ['Nanjing Jiangning', '南京江宁', '320100', 118.84, 31.95, 6, 10, 1, 0],
  ['Beijing Yizhuang', '北京亦庄', '110100', 116.5, 39.79, 10, 8, 0, 0],
  ['Beijing Tongzhou Bus', '北京通州公交', '110100', 116.66, 39.91, 2, 10, 2, 0],
  ['Tianjin Binhai', '天津滨海', '120100', 117.7, 39.02, 4, 6, 1, 0],
  ['Jinan Lixia', '济南历下', '370100', 117.08, 36.67, 6, 8, 0, 0],
  ['Qingdao Laoshan', '青岛崂山', '370200', 120.47, 36.11, 14, 4, 0, 0],
  ['Wuhan Optics Valley', '武汉光谷', '420100', 114.41, 30.51, 6, 9, 1, 0],
  ['Changsha Yuelu', '长沙岳麓', '430100', 112.93, 28.23, 14, 3, 0, 0],
  ['Chengdu Tianfu', '成都天府', '510100', 104.07, 30.54, 8, 8, 1, 0],
  ['Chongqing Yubei', '重庆渝北', '500100', 106.63, 29.72, 4, 7, 1, 0],
  ['Xian Hightech', '西安高新', '610100', 108.88, 34.2, 2, 4, 0, 0],
] as const

const { idle, charging, full, preparing, reserved, offline, alarm, fault } = gunStatus.code
/** Of a hundred guns, one after the other with a step that has no pattern to the eye. */
const SHARES = [
  [charging, 35],
  [idle, 48],
  [full, 6],
  [preparing, 3],
  [reserved, 1],
  [offline, 4],
  [alarm, 2],
  [fault, 1],
] as const
const STATUSES = SHARES.flatMap(([status, share]) => Array<GunView['status']>(share).fill(status))

/** Full hours of a working day, as parts of it. */
const DAY = [30, 27, 23, 18, 14, 10, 8, 8, 10, 13, 16, 20, 24, 27, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const CITIES = [
  ['深圳', 'Shenzhen', 15_850_000],
  ['北京', 'Beijing', 7_630_000],
  ['广州', 'Guangzhou', 6_670_000],
  ['上海', 'Shanghai', 3_850_000],
  ['宁波', 'Ningbo', 3_630_000],
  ['惠州', 'Huizhou', 1_780_000],
  ['东莞', 'Dongguan', 1_540_000],
] as const

/** A network of 24 stations with 700 guns at 14:32, as the server answers it. */
export function networkView(): NetworkView {
  let placed = 0
  const stations = STATIONS.map(([nameEn, name, cityCode, lng, lat, ...piles], index): StationView => {
    const guns = gunsOf(index + 1, piles, placed)
    placed += guns.length
    return { id: index + 1, name, nameEn, cityCode, lng, lat, serviceStatus: serviceOf(guns), guns }
  })
  const guns = stations.flatMap((station) => station.guns)

  return {
    at: '2026-07-22 14:32:07',
    sellerName: '天际充电',
    sellerNameEn: 'Skyline Charging',
    energyWh: counter(50_940_000, 48_147_000),
    orders: counter(1_337, 1_284),
    incomeFen: counter(6_184_200, 5_785_000),
    guns: gunStatus.codes.map((status) => ({
      status,
      count: guns.filter((gun) => gun.status === status).length,
    })),
    stations,
    cities: CITIES.map(([name, nameEn, energyWh]) => ({ name, nameEn, energyWh })),
    periods: [86, 309, 352, 253].map((share, index) => ({
      period: period.codes[index] ?? period.code.flat,
      energyWh: share * 50_940,
      feeFen: share * 6_184,
    })),
    startedLately: 11,
    held: null,
    mainCity: '440300',
    turns: Array.from({ length: 8 }, (_, index) => turn(index)),
  }
}

const PLATES = [
  '粤B·D3827F',
  '粤A·D8132K',
  '粤B·F1529A',
  '沪A·D6410M',
  '京A·D7733P',
  '浙B·D0915T',
  '川A·D2286L',
  '鄂A·D4471W',
]

/** What began or ended, a few seconds before the one before it. */
function turn(index: number): NetworkView['turns'][number] {
  const [stationNameEn, stationName] = STATIONS[(index * 5) % STATIONS.length] ?? STATIONS[0]
  const isStart = index % 3 === 0
  return {
    orderId: index + 1,
    orderNo: String(index + 1),
    stationId: 1,
    stationName,
    stationNameEn,
    pileId: 1,
    pileCode: '0001',
    gunId: 1,
    gunLetter: 0,
    plate: PLATES[index] ?? null,
    what: isStart ? 'started' : 'ended',
    time: `2026-07-22 14:3${index > 5 ? 0 : 1}:${String(58 - index * 4).padStart(2, '0')}`,
    stopReason: isStart ? null : 1,
    energyWh: isStart ? 0 : 21_400 + index * 1_310,
    payableFen: isStart ? 0 : 2_950,
  }
}

/** A seller that has begun today: no stations, no orders. */
export function emptyNetworkView(): NetworkView {
  return { ...networkView(), ...NOTHING_YET }
}

function gunsOf(station: number, piles: readonly number[], offset: number): GunView[] {
  const perPile = [1, 2, 4, 6].flatMap((guns, kind) => Array<number>(piles[kind] ?? 0).fill(guns))
  let count = offset
  return perPile.flatMap((guns, pile) =>
    Array.from({ length: guns }, (_, letter): GunView => {
      const status = STATUSES[(count * 37 + station * 11) % STATUSES.length] ?? idle
      count++
      return {
        id: count,
        pileCode: `${4_403_000_000 + station}${String(pile + 1).padStart(4, '0')}`,
        letter,
        status,
        powerW: status === charging ? 9_000 + ((count * 1_700) % 17_000) : 0,
      }
    }),
  )
}

function serviceOf(guns: GunView[]): StationView['serviceStatus'] {
  const charged = guns.filter(({ status }) => status === charging).length / guns.length
  const isAlarmed = guns.filter(({ status }) => status === alarm || status === fault).length > 2
  if (isAlarmed) return serviceStatus.code.alarm
  if (charged > 0.42) return serviceStatus.code.busy
  return charged > 0.3 ? serviceStatus.code.halfIdle : serviceStatus.code.idle
}

function counter(today: number, before: number) {
  const whole = DAY.reduce((sum, hour) => sum + hour, 0)
  return { today, before, hours: DAY.map((hour) => Math.round((today * hour) / whole)) }
}
