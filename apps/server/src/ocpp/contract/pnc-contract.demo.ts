import { contractState } from '@ampdeck/api/enumerations/interface'
import { cardKind, cardStatus } from '@ampdeck/api/enumerations/member'
import { emaidKey } from '@ampdeck/api/member/pnc-contract'
import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { serialKey } from './certificate-name.ts'

const { valid, cancelled, revoked } = contractState.code
const states = [valid, valid, cancelled, revoked] as const

/** Contracts of some cards, in every state; their certificates are in the cars. */
export const part: DemoPart = {
  name: 'pncContracts',
  after: ['cards', 'virtualCards', 'contractProviders'],
  async prepare({ anchor }, { db, copy }) {
    const cards = await ofSeller(db, SKYLINE)
      .from('card')
      .select('id')
      .where('status', '=', cardStatus.code.normal)
      // Virtual ones first, which the console shows; a small network has none.
      .orderBy(sql`case when kind = ${sql.lit(cardKind.code.virtual)} then 0 else 1 end`)
      .orderBy('id')
      .limit(states.length)
      .execute()
    await copy(
      'pncContract',
      cards.map(({ id: cardId }, index) => {
        const state = states[index] ?? valid
        const from = anchor - (90 - index) * DAY
        const emaid = `CNAMPC${String(10_000_001 + index)}`
        return {
          ...standard(SKYLINE, 'pncContract', index + 1, from),
          ...{ cardId, emaid, emaidKey: emaidKey(emaid), serial: serialKey(`5a${index}0c1`), state },
          ...{ validTo: from + 730 * DAY, endTime: state === valid ? null : anchor - 3 * DAY },
        }
      }),
    )
  },
}
