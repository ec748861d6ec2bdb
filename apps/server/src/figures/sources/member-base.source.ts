import { memberStatus } from '@ampdeck/api/enumerations/member'
import { sql } from 'kysely'
import type { Source } from '../source.ts'

/** Members as they are now, whatever the period. */
export const source: Source = {
  name: 'memberBase',
  relations: [
    {
      rows: (rows) => rows.from('member').where('status', '!=', memberStatus.code.cancelled).selectAll(),
      fits: () => true,
      keys: {
        seller: { by: sql`o.seller_id` },
        memberType: { by: sql`o.type` },
        memberLevel: { by: sql`o.level` },
        registerChannel: { by: sql`o.register_channel` },
        fleet: { by: sql`o.group_id` },
      },
      times: {},
      sums: { memberCount: sql`count(*)` },
    },
  ],
}
