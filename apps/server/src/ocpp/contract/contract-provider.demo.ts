import { contractProviderKind } from '@ampdeck/api/enumerations/interface'
import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'

/** The embedded provider; its CAs are made at their first use. */
export const part: DemoPart = {
  name: 'contractProviders',
  after: ['users'],
  async prepare({ anchor }, { copy }) {
    await copy('contractProvider', [
      {
        ...standard(SKYLINE, 'contractProvider', 1, anchor - 120 * DAY),
        ...{ isOn: 1, kind: contractProviderKind.code.embedded, address: null, token: null },
        ...{ timeoutSeconds: 5, acceptsWhenAway: 0, partyId: 'CNAMP' },
      },
    ])
  },
}
