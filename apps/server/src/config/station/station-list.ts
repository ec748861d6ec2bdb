import { operationType, stationStatus } from '@ampdeck/api/enumerations/equipment'
import type { StationKind } from '@ampdeck/simulator/demand/load-curve'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import type { UnitKey } from '../operating-unit/operating-unit.demo.ts'

const { self: SELF, joint: JOINT, entrusted: ENTRUSTED, leased: LEASED } = operationType.code
const { open: OPEN, closed: CLOSED, building: BUILDING, maintenance: MAINTENANCE } = stationStatus.code

/** Piles with one, two, four and six guns. */
export type Layout = readonly [one: number, two: number, four: number, more: number]

export interface ListedStation {
  sellerId: number
  /** The station's number, part of its code and of the codes of its piles. */
  no: number
  nameEn: string
  name: string
  cityCode: string
  /** GCJ-02. */
  lng: number
  lat: number
  kind: StationKind
  layout: Layout
  unit: UnitKey
  operationType: number
  transformerW: number
  /** Code of its cost model. */
  costModel: string
  status: number
}

type Entry = [
  ...names: [nameEn: string, name: string, cityCode: string],
  ...place: [lng: number, lat: number, kind: StationKind, layout: Layout],
  ...rest: [unit: UnitKey, operationType: number, transformerKw: number, costModel: string, status?: number],
]

// biome-ignore format: one station, one line
const skyline: Entry[] = [
  ['Shenzhen Futian CBD', '深圳福田中心', '440300', 114.0579, 22.5431, 'urban', [4, 14, 1, 0], 'skylineDirect', SELF, 1_600, 'GD-STD'],
  ['Shenzhen Airport', '深圳机场', '440300', 113.8145, 22.6329, 'hub', [6, 14, 2, 1], 'southGrid', JOINT, 2_500, 'GD-STD'],
  ['Shenzhen Longgang Bus Depot', '深圳龙岗公交', '440300', 114.2477, 22.72, 'bus', [2, 12, 2, 2], 'metroTransit', ENTRUSTED, 2_500, 'GD-BUS'],
  ['Guangzhou Tianhe', '广州天河', '440100', 113.3265, 23.137, 'urban', [6, 12, 1, 0], 'skylineDirect', SELF, 1_600, 'GD-STD'],
  ['Guangzhou Nansha Logistics', '广州南沙物流', '440100', 113.5253, 22.8016, 'freight', [4, 10, 2, 1], 'harbourEnergy', JOINT, 2_000, 'GD-FRT'],
  ['Foshan Shunde', '佛山顺德', '440600', 113.2932, 22.8054, 'urban', [8, 8, 0, 0], 'skylineDirect', SELF, 1_250, 'GD-STD'],
  ['Dongguan Nancheng', '东莞南城', '441900', 113.7518, 23.0207, 'urban', [8, 9, 1, 0], 'southGrid', JOINT, 1_250, 'GD-STD'],
  ['Huizhou Service Area', '惠州服务区', '441300', 114.4161, 23.1115, 'highway', [2, 12, 1, 0], 'harbourEnergy', ENTRUSTED, 1_600, 'GD-HWY'],
  ['Shanghai Zhangjiang', '上海张江', '310100', 121.5907, 31.2086, 'office', [12, 9, 0, 0], 'skylineDirect', SELF, 1_250, 'SH-OFF'],
  ['Shanghai Hongqiao Hub', '上海虹桥枢纽', '310100', 121.3198, 31.1943, 'hub', [8, 13, 2, 0], 'skylineDirect', SELF, 2_000, 'SH-STD'],
  ['Suzhou Industrial Park', '苏州园区', '320500', 120.7311, 31.3239, 'office', [12, 8, 0, 0], 'lakesideLease', LEASED, 1_250, 'JS-STD'],
  ['Hangzhou Binjiang', '杭州滨江', '330100', 120.2116, 30.2084, 'office', [10, 9, 0, 0], 'skylineDirect', SELF, 1_250, 'ZJ-STD'],
  ['Ningbo Beilun Port', '宁波北仑港', '330200', 121.8446, 29.8989, 'freight', [2, 8, 1, 1], 'harbourEnergy', JOINT, 1_600, 'ZJ-FRT'],
  ['Nanjing Jiangning', '南京江宁', '320100', 118.8398, 31.9537, 'urban', [6, 10, 1, 0], 'southGrid', JOINT, 1_600, 'JS-STD'],
  ['Beijing Yizhuang', '北京亦庄', '110100', 116.5063, 39.7956, 'office', [10, 8, 0, 0], 'skylineDirect', SELF, 1_250, 'BJ-STD'],
  ['Beijing Tongzhou Bus', '北京通州公交', '110100', 116.6572, 39.9098, 'bus', [2, 10, 2, 0], 'metroTransit', ENTRUSTED, 1_600, 'BJ-BUS'],
  ['Tianjin Binhai', '天津滨海', '120100', 117.6988, 39.0174, 'freight', [4, 6, 1, 0], 'harbourEnergy', JOINT, 1_600, 'NC-STD', MAINTENANCE],
  ['Jinan Lixia', '济南历下', '370100', 117.0764, 36.6662, 'urban', [6, 8, 0, 0], 'skylineDirect', SELF, 1_250, 'NC-STD'],
  ['Qingdao Laoshan', '青岛崂山', '370200', 120.4689, 36.1073, 'home', [14, 4, 0, 0], 'lakesideLease', LEASED, 630, 'NC-STD'],
  ['Wuhan Optics Valley', '武汉光谷', '420100', 114.3985, 30.5062, 'urban', [6, 9, 1, 0], 'skylineDirect', SELF, 1_600, 'NC-STD'],
  ['Changsha Yuelu', '长沙岳麓', '430100', 112.9389, 28.2345, 'home', [14, 3, 0, 0], 'lakesideLease', LEASED, 630, 'NC-STD'],
  ['Chengdu Tianfu', '成都天府', '510100', 104.0657, 30.5702, 'office', [8, 8, 1, 0], 'skylineDirect', SELF, 1_250, 'NC-STD'],
  ['Chongqing Yubei', '重庆渝北', '500100', 106.6309, 29.7182, 'urban', [4, 7, 1, 0], 'southGrid', JOINT, 1_250, 'NC-STD'],
  ['Xian Hightech', '西安高新', '610100', 108.8879, 34.2321, 'urban', [2, 4, 0, 0], 'skylineDirect', SELF, 800, 'NC-STD', BUILDING],
]

// One station has a name of the other seller's: whoever looks for it must find only the own one.
// biome-ignore format: one station, one line
const riverside: Entry[] = [
  ['Xiamen Wuyuan Bay', '厦门五缘湾', '350200', 118.1857, 24.5391, 'urban', [3, 5, 1, 0], 'riversideDirect', SELF, 1_250, 'FJ-STD'],
  ['Xiamen North Hub', '厦门北枢纽', '350200', 118.0735, 24.6391, 'hub', [3, 4, 0, 0], 'riversideDirect', SELF, 1_000, 'FJ-STD'],
  ['Fuzhou Cangshan', '福州仓山', '350100', 119.3202, 26.0389, 'office', [3, 4, 0, 0], 'riversideDirect', SELF, 800, 'FJ-STD'],
  ['Huizhou Service Area', '惠州服务区', '360100', 115.8921, 28.6765, 'highway', [3, 4, 0, 0], 'riversideDirect', SELF, 800, 'JX-STD'],
  ['Kunming Chenggong', '昆明呈贡', '530100', 102.8011, 24.8895, 'home', [2, 4, 0, 0], 'riversideDirect', SELF, 630, 'JX-STD', CLOSED],
]

/** The stations of both sellers (domain.md §8). */
export const listedStations: readonly ListedStation[] = [
  ...skyline.map((entry, index) => listed(SKYLINE, entry, index + 1)),
  ...riverside.map((entry, index) => listed(RIVERSIDE, entry, index + 1)),
]

function listed(sellerId: number, entry: Entry, no: number): ListedStation {
  const [
    nameEn,
    name,
    cityCode,
    lng,
    lat,
    kind,
    layout,
    unit,
    operationType,
    transformerKw,
    costModel,
    status,
  ] = entry
  return {
    sellerId,
    no,
    nameEn,
    name,
    cityCode,
    lng,
    lat,
    kind,
    layout,
    unit,
    operationType,
    costModel,
    transformerW: transformerKw * 1_000,
    status: status ?? OPEN,
  }
}
