import type { MockServer } from '../stories/mock-server.ts'

const STATIONS = [
  ['深圳机场', 'Shenzhen Airport'],
  ['广州天河', 'Guangzhou Tianhe'],
  ['惠州服务区', 'Huizhou Service Area'],
  ['上海虹桥枢纽', 'Shanghai Hongqiao Hub'],
  ['杭州滨江', 'Hangzhou Binjiang'],
  ['北京亦庄', 'Beijing Yizhuang'],
]

/** What the form of a station group reads, and a save that succeeds. */
export const groupFormServer: MockServer = {
  'config-service/station/selectAll': () =>
    STATIONS.map(([name, nameEn], index) => ({ id: index + 1, code: `44030000${index + 10}`, name, nameEn })),
  'config-service/stationGroup/owners': () => [
    { id: 4, name: '欧阳川', account: 'ops' },
    { id: 5, name: '刘伟', account: 'repair' },
  ],
  'config-service/stationGroup/save': (body) => ({ ...body, id: 9, version: 1 }),
}
