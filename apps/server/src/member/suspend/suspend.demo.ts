import { memberStatus, suspendMode, suspendReason, suspendState } from '@ampdeck/api/enumerations/member'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { stream } from '../../demo/world.ts'
import { demoMembers } from '../demo/members.demo.ts'

const { normal, cancelled } = memberStatus.code
const { arrears, fraud, occupyAbuse, manual: other } = suspendReason.code
const { automatic, manual } = suspendMode.code
const { suspended, released } = suspendState.code
/** Users 2 and 3 of the seller work in finance: what one of them did, another person takes back. */
const [ADMIN, FINANCE] = [1, 2]
const kinds = [
  { reason: fraud, note: '多次使用异常支付渠道' },
  { reason: occupyAbuse, note: '一个月内三次恶意占位' },
  { reason: other, note: '会员本人申请暂停' },
]

/** Who owes, and whom people suspended; some of them were released since. */
export const part: DemoPart = {
  name: 'suspends',
  after: ['members', 'accountFlow'],
  async prepare(world, { copy }) {
    const members = demoMembers(world)
    const owing = members.filter((member) => member.isDebtor && member.status !== cancelled)
    const byPeople = members.filter(
      ({ isDebtor, status, n }) => !isDebtor && status === normal && n % 150 === 9,
    )
    await copy('suspend', [
      ...owing.map(({ id, sellerId, n }) => {
        const from = world.anchor - stream(world, 'suspend', n, sellerId).int(2, 90) * DAY
        return {
          ...standard(sellerId, 'suspend', n, from),
          createUser: null,
          memberId: id,
          reason: arrears,
          mode: automatic,
          debtFen: 0,
          fromTime: from,
          releasedAt: null,
          releaseUser: null,
          state: suspended,
          note: null,
        }
      }),
      ...byPeople.map(({ id, sellerId, n }, index) => {
        const from = world.anchor - stream(world, 'suspend', n, sellerId).int(5, 200) * DAY
        const isOver = index % 3 !== 0
        const maker = demoId(sellerId, 'user', index % 2 === 0 ? FINANCE : ADMIN)
        return {
          ...standard(sellerId, 'suspend', n, from),
          ...kinds[index % kinds.length],
          createUser: maker,
          memberId: id,
          reason: kinds[index % kinds.length]?.reason ?? other,
          mode: manual,
          debtFen: 0,
          fromTime: from,
          releasedAt: isOver ? from + 3 * DAY : null,
          releaseUser: isOver ? demoId(sellerId, 'user', index % 2 === 0 ? ADMIN : FINANCE) : null,
          state: isOver ? released : suspended,
        }
      }),
    ])
  },
  /** With what they owe once their orders are drawn; who is suspended by a person may not start either. */
  async sumUp(db) {
    await sql`
      update suspend s set debt_fen = d.owed
      from (select seller_id, member_id, sum(owed_fen)::bigint as owed from charge_order
        where order_status = ${orderStatus.code.finished} and charge_status <> ${chargeStatus.code.settled}
          and member_id is not null group by seller_id, member_id) d
      where s.seller_id = d.seller_id and s.member_id = d.member_id and s.mode = ${automatic} and s.debt_fen = 0`.execute(
      db,
    )
    await sql`
      update member m set suspended = 1
      from suspend s where s.seller_id = m.seller_id and s.member_id = m.id and s.state = ${suspended}
        and m.suspended = 0`.execute(db)
  },
}
