import { cardKind, cardStatus, memberStatus, memberType } from '@ampdeck/api/enumerations/member'
import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { demoMembers } from '../demo/members.demo.ts'

const { normal, lost, greyLocked, frozen, cancelled } = cardStatus.code
const states = [normal, normal, normal, normal, frozen, lost, normal, normal, greyLocked, cancelled]

/** A virtual card for one member of forty, in every state. */
export const part: DemoPart = {
  name: 'virtualCards',
  after: ['members'],
  async prepare(world, { copy }) {
    const holders = demoMembers(world).filter(
      ({ n, type, status }) =>
        n % 40 === 11 && type === memberType.code.personal && status === memberStatus.code.normal,
    )
    await copy(
      'card',
      holders.map(({ id, n, sellerId, registerTime }, index) => {
        const status = states[index % states.length] ?? normal
        const isOver = status === lost || status === cancelled
        return {
          ...standard(sellerId, 'virtualCard', n, registerTime),
          cardNo: `V${sellerId}${String(n).padStart(8, '0')}`,
          kind: cardKind.code.virtual,
          memberId: id,
          groupId: null,
          status,
          issueTime: registerTime,
          lossTime: isOver ? Math.min(world.anchor, registerTime + 60 * DAY) : null,
        }
      }),
    )
  },
}
