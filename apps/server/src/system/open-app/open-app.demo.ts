import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'

const CREATED = parseTimestamp('2024-03-01')

/** An application of the demo network: another site whose people come into the console by `/authLogin`. */
export const part: DemoPart = {
  name: 'openApps',
  after: ['users'],
  async prepare(_world, { copy }) {
    await copy('openApp', [
      {
        ...standard(SKYLINE, 'openApp', 1, CREATED),
        appId: 'demo-portal',
        name: '员工门户',
        // As public as the passwords of the demo accounts, and like them only in the demo network.
        secret: 'Ampdeck@2026-demo-portal',
        ips: [],
        scopes: ['authTicket'],
        state: 1,
      },
    ])
  },
}
