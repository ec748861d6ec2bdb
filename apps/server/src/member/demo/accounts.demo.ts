import { rechargeType } from '@ampdeck/api/enumerations/finance'
import { accountType, memberType } from '@ampdeck/api/enumerations/member'
import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { once, stream } from '../../demo/world.ts'
import { drawnMoney } from '../../payment/demo/drawn-money.ts'
import { demoFleets } from './fleets.demo.ts'
import { type DemoMember, demoMembers } from './members.demo.ts'

const { card: CARD, phoneNumber: PHONE, reward: REWARD, credit: CREDIT } = accountType.code
const { fleet: FLEET_MEMBER } = memberType.code
const OPENED = parseTimestamp('2023-03-01')

export interface DemoAccount {
  id: number
  sellerId: number
  type: number
  memberId: number | null
  groupId: number | null
  creditLimitFen: number
  createTime: number
  /** What it starts with, before any order. */
  openingFen: number
}

/** Accounts are numbered by their owner: fleets below this, then four numbers per member. */
const MEMBERS_FROM = 1_000

export function memberAccountId({ sellerId, n }: DemoMember, type: number): number {
  return demoId(sellerId, 'account', MEMBERS_FROM + n * 4 + type - 1)
}

/**
 * One account per fleet; for each member who pays for himself one by phone number, for some also a card or a reward.
 * Members of fleets have none: the fleet pays.
 */
export const demoAccounts = once((world): DemoAccount[] => [
  ...demoFleets(world).map(
    ({ id, sellerId, n, creditLimitFen }): DemoAccount => ({
      id: demoId(sellerId, 'account', n),
      sellerId,
      memberId: null,
      groupId: id,
      creditLimitFen,
      type: creditLimitFen > 0 ? CREDIT : PHONE,
      createTime: OPENED,
      openingFen: 0,
    }),
  ),
  ...demoMembers(world)
    .filter((member) => member.type !== FLEET_MEMBER)
    .flatMap((member) => {
      const random = stream(world, 'account', member.n, member.sellerId)
      const [hasReward, hasCard] = [
        random.chance(0.2) || member.n === 1,
        random.chance(0.06) || member.n === 1,
      ]
      const account = (type: number, openingFen: number): DemoAccount => ({
        id: memberAccountId(member, type),
        sellerId: member.sellerId,
        type,
        memberId: member.id,
        groupId: null,
        creditLimitFen: 0,
        createTime: member.registerTime,
        openingFen,
      })
      return [
        account(PHONE, 0),
        ...(hasReward && !member.isDebtor ? [account(REWARD, random.int(2, 20) * 500)] : []),
        ...(hasCard ? [account(CARD, random.int(1, 10) * 5_000)] : []),
      ]
    }),
])

export const part: DemoPart = {
  name: 'accounts',
  after: ['members', 'fleets'],
  async prepare(world, sink) {
    const all = demoAccounts(world)
    await sink.copy(
      'account',
      all.map(({ id, sellerId, type, memberId, groupId, creditLimitFen, createTime, openingFen }) => ({
        ...standard(sellerId, 'account', id % 100_000_000, createTime),
        memberId,
        groupId,
        type,
        creditLimitFen,
        balanceFen: openingFen,
        frozenFen: 0,
        state: 1,
      })),
    )
    // What was there from the beginning: gifts, and what was paid in for cards at a counter.
    const money = drawnMoney()
    for (const { openingFen, createTime, type, ...account } of all)
      if (openingFen > 0)
        money.payIn(
          { ...account, balanceFen: 0, frozenFen: 0, last: 0 },
          type === REWARD ? rechargeType.code.gift : rechargeType.code.cardCounter,
          openingFen,
          createTime,
        )
    await money.write(sink, 2_048)
  },
}
