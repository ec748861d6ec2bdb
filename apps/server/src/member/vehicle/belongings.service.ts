import { activeState, cardKind, memberStatus, vehicleType } from '@ampdeck/api/enumerations/member'
import { cardNamed } from '../../charging/record/card.store.ts'
import type { Rows } from '../../database/rows.ts'
import type { Issue } from '../../foundation/failure.ts'
import { keptIdentifiers, namesOfCard, takenNames } from '../identity/card-names.ts'

/** Whose a car or a card is. */
interface Owner {
  memberId: number
  groupId: number | null
}

const { physical: PHYSICAL } = cardKind.code
const { on: ON } = activeState.code

/** Binds a plate to a member; a plate that nobody has becomes a car. False where it is somebody else's. */
export async function bindPlate(rows: Rows, plate: string, owner: Owner): Promise<boolean> {
  const all = rows.wholeSeller()
  const found = await all
    .from('vehicle')
    .select(['id', 'memberId'])
    .where('plate', '=', plate)
    .executeTakeFirst()
  if (found && found.memberId !== null) return found.memberId === owner.memberId
  const isOthers = await all
    .from('member')
    .select('id')
    .where('plate', '=', plate)
    .where('id', '<>', owner.memberId)
    .executeTakeFirst()
  if (isOthers) return false
  if (found) await all.update('vehicle', { id: found.id }, { ...owner })
  else {
    await rows.insert('vehicle', {
      ...owner,
      plate,
      vin: null,
      vehicleType: vehicleType.code.other,
      brand: null,
      model: null,
      batteryWh: null,
      state: ON,
    })
  }
  return true
}

/** A card as a file names it; what is left out stays as it is. */
interface CardInFile {
  cardNo: string
  identifiers: readonly string[] | null
  validTo: string | null
}

/**
 * Binds a card to a member; a number that nobody has becomes a card. False where the card is not free, an issue where
 * one of its identifiers is not.
 */
export async function bindCard(
  rows: Rows,
  { cardNo, identifiers, validTo }: CardInFile,
  owner: Owner,
  now: number,
): Promise<boolean | Issue> {
  const all = rows.wholeSeller()
  const found = await cardNamed(rows.db, rows.sellerId, cardNo)
  const isFree = !found || (found.memberId === null && found.status === memberStatus.code.normal)
  if (!isFree || (found && found.groupId !== null && found.groupId !== owner.groupId)) return false
  const number = found?.cardNo ?? cardNo
  const [taken] = await takenNames(rows, namesOfCard(number, identifiers ?? []), found?.id)
  if (taken) return taken
  const known = {
    ...(identifiers && keptIdentifiers(number, identifiers)),
    ...(validTo !== null && { validTo }),
  }
  if (found) await all.update('card', { id: found.id }, { ...owner, ...known, issueTime: now })
  else {
    await rows.insert('card', {
      ...owner,
      ...known,
      cardNo,
      kind: PHYSICAL,
      status: memberStatus.code.normal,
      issueTime: now,
      lossTime: null,
    })
  }
  return true
}
