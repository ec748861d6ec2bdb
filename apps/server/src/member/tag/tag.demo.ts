import { auditState } from '@ampdeck/api/enumerations/member'
import { parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers } from '../../demo/sellers.ts'
import { demoMembers } from '../demo/members.demo.ts'
import { CERTIFIED_OWNER } from './tag.store.ts'

const CREATED = parseTimestamp('2024-03-01')
const names = [CERTIFIED_OWNER, '高频用户', '夜间充电', '网约车司机', '投诉敏感', '新会员']

/** Some tags, who has them, and the owners whose licence was approved. */
export const part: DemoPart = {
  name: 'tags',
  after: ['members', 'certifications'],
  async prepare(world, { copy, db }) {
    await copy(
      'tag',
      demoSellers.flatMap((sellerId) =>
        names.map((name, index) => ({
          ...standard(sellerId, 'tag', index + 1, CREATED),
          name,
          objectKind: 1,
          kind: 1,
          rule: null,
        })),
      ),
    )
    await copy(
      'tagBind',
      demoMembers(world)
        .filter(({ n }) => n % 6 === 0)
        .map(({ id, n, sellerId }) => ({
          sellerId,
          tagId: demoId(sellerId, 'tag', 2 + ((n / 6) % (names.length - 1))),
          objectId: id,
        })),
    )
    for (const sellerId of demoSellers)
      await sql`insert into tag_bind (seller_id, tag_id, object_id)
        select distinct seller_id, ${demoId(sellerId, 'tag', 1)}::bigint, member_id from vehicle_certification
        where seller_id = ${sellerId} and audit_state = ${auditState.code.passed}`.execute(db)
  },
}
