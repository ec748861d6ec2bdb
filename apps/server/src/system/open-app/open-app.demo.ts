import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'

const CREATED = parseTimestamp('2024-03-01')

/**
 * The applications of the demo network: another site whose people come into the console by `/authLogin`, and the one of
 * the examples of `@ampdeck/api`. Their secrets are as public as the passwords of the demo accounts, and like them only
 * in the demo network.
 */
export const part: DemoPart = {
  name: 'openApps',
  after: ['users'],
  async prepare(_world, { copy }) {
    await copy('openApp', [
      {
        ...standard(SKYLINE, 'openApp', 1, CREATED),
        appId: 'demo-portal',
        name: '员工门户',
        secret: 'Ampdeck@2026-demo-portal',
        ips: [],
        scopes: ['authTicket'],
        state: 1,
      },
      {
        ...standard(SKYLINE, 'openApp', 2, CREATED),
        appId: 'demo-app',
        name: '对接示例',
        secret: 'Ampdeck@2026-demo-app',
        ips: [],
        scopes: ['stationList'],
        state: 1,
      },
    ])
  },
}
