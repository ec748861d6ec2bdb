import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'

const CREATED = parseTimestamp('2022-01-04')

/** Number, name, the number above, and the number of the user who leads. */
type Organisation = readonly [n: number, name: string, above: number | null, leader: number | null]

const skyline: readonly Organisation[] = [
  [1, '总部', null, 1],
  [2, '运营中心', 1, 10],
  [3, '华南大区', 2, 4],
  [4, '深圳城市部', 3, 11],
  [5, '深圳运维一班', 4, 5],
  [6, '深圳运维二班', 4, 9],
  [7, '广州城市部', 3, 12],
  [8, '华东大区', 2, 13],
  [9, '上海城市部', 8, 14],
  [10, '苏杭城市部', 8, null],
  [11, '华北大区', 2, 15],
  [12, '财务部', 1, 2],
  [13, '资金组', 12, 3],
  [14, '客户服务部', 1, 16],
  [15, '信息技术部', 1, null],
  [16, '合作伙伴部', 1, null],
]
const riverside: readonly Organisation[] = [
  [1, '总部', null, 1],
  [2, '福建运营部', 1, null],
  [3, '厦门班组', 2, null],
  [4, '江西运营部', 1, null],
  [5, '财务组', 1, null],
]

/** The organisations of both sellers, five levels deep; one of them has nobody. */
export const part: DemoPart = {
  name: 'organisations',
  after: ['sellers'],
  async prepare(_world, { copy }) {
    const rowsOf = (sellerId: number, all: readonly Organisation[]) =>
      all.map(([n, name, above, leader]) => ({
        ...standard(sellerId, 'organize', n, CREATED),
        pid: above && demoId(sellerId, 'organize', above),
        name,
        leaderUserId: leader && demoId(sellerId, 'user', leader),
        sort: n * 10,
      }))
    await copy('organize', [...rowsOf(SKYLINE, skyline), ...rowsOf(RIVERSIDE, riverside)])
  },
}
