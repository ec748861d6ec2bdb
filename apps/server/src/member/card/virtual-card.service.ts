import {
  accountType,
  activeState,
  cardKind,
  cardStatus,
  memberStatus,
  memberType,
} from '@ampdeck/api/enumerations/member'
import { cardLife, cardRecordLife, type virtualcard } from '@ampdeck/api/member/virtual-card'
import { checkStep } from '../../database/check-step.ts'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { cancelledCard, keptIdentifiers, namesOfCard, refuseTakenNames } from '../identity/card-names.ts'
import { one } from './virtual-card.store.ts'

const { virtual } = cardKind.code
const { normal, lost, cancelled } = cardStatus.code

/** A member has one virtual card: the new one takes the place of what was lost, and its balance with it. */
export async function save({ rows, input, now, fail }: Request<typeof virtualcard.save>) {
  const member = await rows.get('member', input.memberId)
  if (member.type !== memberType.code.personal || member.status === memberStatus.code.cancelled)
    throw fail('card.member')
  const held = await rows
    .from('card')
    .select(['card.id', 'card.status'])
    .where('memberId', '=', member.id)
    .where('kind', '=', virtual)
    .where('status', '<>', cancelled)
    .execute()
  if (held.some(({ status }) => status !== lost)) throw fail('card.held')
  for (const { id } of held) await rows.update('card', { id }, cancelledCard)
  await refuseTakenNames(rows, namesOfCard(input.cardNo, input.identifiers))
  const card = {
    ...{ ...input, ...keptIdentifiers(input.cardNo, input.identifiers), kind: virtual, groupId: null },
    ...{ status: normal, issueTime: now, lossTime: null },
  }
  const id = await rows.insert('card', card).catch(refuseDuplicate(fail, 'cardNo'))
  await openAccount(rows, member.id)
  return one(rows, id)
}

/** Cards are paid from an account of their own; who had a card before has it still. */
async function openAccount(rows: Rows, memberId: number): Promise<void> {
  const type = accountType.code.card
  const found = await rows
    .from('account')
    .select('account.id')
    .where('memberId', '=', memberId)
    .where('type', '=', type)
    .executeTakeFirst()
  if (found) return
  const empty = { balanceFen: 0, frozenFen: 0, creditLimitFen: 0, state: activeState.code.on }
  await rows.insert('account', { ...empty, memberId, groupId: null, type })
}

/** The number stays where somebody charged by it; what has been left out stays as it is. */
export async function update({ rows, input, fail }: Request<typeof virtualcard.update>) {
  const { id, version, cardNo } = input
  await rows.readyFor('card', cardRecordLife.edit, { id, version })
  const found = await one(rows, id)
  if (cardNo !== found.cardNo && found.orders > 0) throw fail('record.inUse')
  const { identifiers = found.identifiers, validTo = found.validTo } = input
  await refuseTakenNames(rows, namesOfCard(cardNo, identifiers), id)
  const values = { cardNo, validTo, ...keptIdentifiers(cardNo, identifiers) }
  await rows.update('card', { id }, values).catch(refuseDuplicate(fail, 'cardNo'))
  return one(rows, id)
}

export async function remove({ rows, input, caller }: Request<typeof virtualcard.delete>) {
  checkStep(cardRecordLife.delete, await one(rows, input.id), caller.userId)
  await rows.remove('card', input.id)
  return null
}

export async function turn(
  { rows, input, now }: Request<typeof virtualcard.freeze>,
  step: keyof typeof cardLife,
) {
  await rows.move('card', cardLife[step], input, step === 'loss' ? { lossTime: now } : {})
  return one(rows, input.id)
}
