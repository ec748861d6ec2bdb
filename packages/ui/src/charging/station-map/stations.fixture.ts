import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import type { MapStation } from './map-stations.ts'

/** The 24 stations of the demo network: name, city, longitude, latitude (GCJ-02). */
const NETWORK = [
  ['深圳福田中心', '深圳', 114.0579, 22.5431],
  ['深圳机场', '深圳', 113.8145, 22.6329],
  ['深圳龙岗公交', '深圳', 114.2477, 22.72],
  ['广州天河', '广州', 113.3265, 23.137],
  ['广州南沙物流', '广州', 113.5253, 22.8016],
  ['佛山顺德', '佛山', 113.2932, 22.8054],
  ['东莞南城', '东莞', 113.7518, 23.0207],
  ['惠州服务区', '惠州', 114.4161, 23.1115],
  ['上海张江', '上海', 121.5907, 31.2086],
  ['上海虹桥枢纽', '上海', 121.3198, 31.1943],
  ['苏州园区', '苏州', 120.7311, 31.3239],
  ['杭州滨江', '杭州', 120.2116, 30.2084],
  ['宁波北仑港', '宁波', 121.8446, 29.8989],
  ['南京江宁', '南京', 118.8398, 31.9537],
  ['北京亦庄', '北京', 116.5063, 39.7956],
  ['北京通州公交', '北京', 116.6572, 39.9098],
  ['天津滨海', '天津', 117.6988, 39.0174],
  ['济南历下', '济南', 117.0764, 36.6662],
  ['青岛崂山', '青岛', 120.4689, 36.1073],
  ['武汉光谷', '武汉', 114.3985, 30.5062],
  ['长沙岳麓', '长沙', 112.9389, 28.2345],
  ['成都天府', '成都', 104.0657, 30.5702],
  ['重庆渝北', '重庆', 106.6309, 29.7182],
  ['西安高新', '西安', 108.8879, 34.2321],
] as const

const { codes } = serviceStatus

export const network: readonly MapStation[] = NETWORK.map(([name, city, lng, lat], index) => ({
  id: index + 1,
  name,
  city,
  lng,
  lat,
  status: codes[(index * 7 + 5) % codes.length] ?? 1,
}))

/** The network many times over, spread around its cities without a pattern to the eye. */
export function manyStations(count: number): readonly MapStation[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, city, lng, lat] = NETWORK[index % NETWORK.length] ?? NETWORK[0]
    const turn = index * 2.399_963
    const far = Math.sqrt(index / count) * 1.8
    return {
      id: index + 1,
      name: `${name} ${index + 1}`,
      city,
      lng: lng + Math.cos(turn) * far,
      lat: lat + Math.sin(turn) * far * 0.8,
      status: codes[(index * 11) % codes.length] ?? 1,
    }
  })
}
