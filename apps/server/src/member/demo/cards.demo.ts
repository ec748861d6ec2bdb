import { accountType } from '@ampdeck/api/enumerations/member'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { keptIdentifiers } from '../identity/card-names.ts'
import { demoAccounts, memberAccountId } from './accounts.demo.ts'
import { demoMembers } from './members.demo.ts'

const { card: CARD, phoneNumber: PHONE } = accountType.code
const [PHYSICAL, NORMAL] = [1, 1]

/** The number of a card's chip as readers send it: eight hexadecimal digits. */
const tagOf = (n: number, sellerId: number) =>
  (0xa0000000 + (sellerId % 100) * 0x100000 + n)
    .toString(16)
    .toUpperCase()
    .replace(/(..)(?=.)/g, '$1:')

/** A card for each member who has a card account; its number is the one that his orders by card carry. */
export const part: DemoPart = {
  name: 'cards',
  after: ['accounts'],
  async prepare(world, { copy }) {
    const withCard = new Set(
      demoAccounts(world).flatMap(({ type, memberId }) =>
        type === CARD && memberId !== null ? [memberId] : [],
      ),
    )
    await copy(
      'card',
      demoMembers(world)
        .filter(({ id }) => withCard.has(id))
        .map((member) => ({
          ...standard(member.sellerId, 'card', member.n, member.registerTime),
          cardNo: `C${memberAccountId(member, PHONE)}`,
          kind: PHYSICAL,
          memberId: member.id,
          groupId: null,
          status: NORMAL,
          issueTime: member.registerTime,
          lossTime: null,
          ...keptIdentifiers('', [tagOf(member.n, member.sellerId)]),
          validTo: null,
        })),
    )
  },
}
