import { cardKind, cardStatus, memberStatus, memberType } from '@ampdeck/api/enumerations/member'
import { DAY, formatDate } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { demoMembers } from '../demo/members.demo.ts'
import { keptIdentifiers } from '../identity/card-names.ts'

const { normal, lost, greyLocked, frozen, cancelled } = cardStatus.code
const states = [normal, normal, normal, normal, frozen, lost, normal, normal, greyLocked, cancelled]

/** Most have an identifier of a car, a tag or a contract for Plug & Charge; some have none. */
function identifiersOf(sellerId: number, n: number, index: number): string[] {
  const digits = `${sellerId % 100}${String(n).padStart(8, '0')}`
  const pairs = digits.match(/../g) ?? []
  const kinds = [
    [],
    [`VID:${digits.padEnd(12, 'A')}`],
    [pairs.slice(-4).join(':')],
    [`DE-8AA-C${digits.slice(-8)}-9`, pairs.slice(-4).reverse().join(' ')],
  ]
  return kinds[index % kinds.length] ?? []
}

/** Without end, long valid, soon over, over since some days. */
const lastDays = (anchor: number) =>
  [null, 400, 14, null, -5].map((days) => (days === null ? null : formatDate(anchor + days * DAY)))

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
          ...keptIdentifiers('', identifiersOf(sellerId, n, index)),
          validTo: lastDays(world.anchor)[index % 5] ?? null,
          lossTime: isOver ? Math.min(world.anchor, registerTime + 60 * DAY) : null,
        }
      }),
    )
  },
}
