import { auditState, tagKind, tagObject } from '@ampdeck/api/enumerations/member'
import type { TagRule } from '@ampdeck/api/member/tag-rule'
import { parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { demoStations } from '../../config/station/station.demo.ts'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers } from '../../demo/sellers.ts'
import { demoMembers } from '../demo/members.demo.ts'
import { demoVehicles, vehicleId } from '../vehicle/vehicle.demo.ts'
import { CERTIFIED_OWNER } from './tag.store.ts'
import { applyRules } from './tag-rules.job.ts'

const CREATED = parseTimestamp('2024-03-01')
const { member, station, vehicle } = tagObject.code

const rule = (match: TagRule['match'], ...conditions: TagRule['conditions']): TagRule => ({
  match,
  conditions,
})

/** Those without a rule are given by people. */
const tags: readonly { name: string; objectKind: number; rule?: TagRule }[] = [
  { name: CERTIFIED_OWNER, objectKind: member },
  {
    name: '高频用户',
    objectKind: member,
    rule: rule('all', { field: 'orders30', operator: 'atLeast', values: [8] }),
  },
  { name: '夜间充电', objectKind: member },
  { name: '网约车司机', objectKind: member },
  { name: '投诉敏感', objectKind: member },
  {
    name: '新会员',
    objectKind: member,
    rule: rule('all', { field: 'registeredDays', operator: 'atMost', values: [30] }),
  },
  {
    name: '高价值会员',
    objectKind: member,
    rule: rule(
      'all',
      { field: 'spent30', operator: 'atLeast', values: [60_000] },
      { field: 'level', operator: 'oneOf', values: [2, 3, 4, 5] },
    ),
  },
  {
    name: '流失风险',
    objectKind: member,
    rule: rule('any', { field: 'silentDays', operator: 'atLeast', values: [90] }),
  },
  { name: '商圈场站', objectKind: station },
  {
    name: '大型场站',
    objectKind: station,
    rule: rule('all', { field: 'guns', operator: 'atLeast', values: [40] }),
  },
  {
    name: '需关注场站',
    objectKind: station,
    rule: rule(
      'any',
      { field: 'openAlarms', operator: 'atLeast', values: [3] },
      { field: 'badComments', operator: 'atLeast', values: [60] },
    ),
  },
  { name: '试驾车', objectKind: vehicle },
  {
    name: '大电池车辆',
    objectKind: vehicle,
    rule: rule('all', { field: 'battery', operator: 'atLeast', values: [200_000] }),
  },
]

const numberOf = (name: string) => tags.findIndex((tag) => tag.name === name) + 1
const bind = (sellerId: number, name: string, objectId: number) => ({
  sellerId,
  tagId: demoId(sellerId, 'tag', numberOf(name)),
  objectId,
})

/** Tags of every kind, and who was given them; those with a rule find their objects by it. */
export const part: DemoPart = {
  name: 'tags',
  after: ['members', 'certifications', 'comments', 'vehicles', 'alarms'],
  async prepare(world, { copy, db }) {
    await copy(
      'tag',
      demoSellers.flatMap((sellerId) =>
        tags.map(({ name, objectKind, rule }, index) => ({
          ...standard(sellerId, 'tag', index + 1, CREATED),
          name,
          objectKind,
          kind: rule ? tagKind.code.rule : tagKind.code.manual,
          rule: rule ? JSON.stringify(rule) : null,
        })),
      ),
    )
    const byPeople = ['夜间充电', '网约车司机', '投诉敏感']
    await copy('tagBind', [
      ...demoMembers(world)
        .filter(({ n }) => n % 6 === 0)
        .map(({ id, n, sellerId }) => bind(sellerId, byPeople[(n / 6) % byPeople.length] ?? '', id)),
      ...demoStations(world)
        .filter(({ kind }) => kind === 'urban')
        .map(({ id, sellerId }) => bind(sellerId, '商圈场站', id)),
      ...demoVehicles(world)
        .filter((_, index) => index % 97 === 5)
        .map((car) => bind(car.sellerId, '试驾车', vehicleId(car))),
    ])
    for (const sellerId of demoSellers)
      await sql`insert into tag_bind (seller_id, tag_id, object_id)
        select distinct seller_id, ${demoId(sellerId, 'tag', 1)}::bigint, member_id from vehicle_certification
        where seller_id = ${sellerId} and audit_state = ${auditState.code.passed}`.execute(db)
  },
  present: ({ now }, { db }) => applyRules(db, now),
}
