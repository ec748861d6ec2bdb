import { callResult } from '@ampdeck/api/enumerations/system'
import { DAY, HOUR } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { stream } from '../../demo/world.ts'

/** At full size; the small network of tests has none, so that they count their own. */
const LOGINS = 99
/** No attempt is so new that it counts for a lock, or makes an address known. */
const [OLDEST, NEWEST] = [120 * DAY, 31 * DAY]

const ACCOUNTS = ['admin', 'finance', 'finance2', 'ops', 'repair', 'viewer', 'newcomer', 'traveller']
const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
]
const { done, wrong, locked, extraVerification } = callResult.code
const RESULTS = [done, done, done, done, done, done, wrong, done, extraVerification, locked]

/** Log-ins of some months: most went well, some did not. */
export const part: DemoPart = {
  name: 'loginLogs',
  after: ['users'],
  async prepare(world, { copy }) {
    const random = stream(world, 'loginLog')
    const count = Math.floor(LOGINS * Math.min(1, world.scale))
    const rows = Array.from({ length: count }, (_, index) => {
      const n = random.int(0, ACCOUNTS.length - 1)
      const resultCode = random.pick(RESULTS)
      // Whoever guesses also tries accounts that do not exist.
      const isUnknown = resultCode === wrong && random.chance(0.3)
      return {
        id: demoId(SKYLINE, 'loginLog', index + 1),
        sellerId: SKYLINE,
        account: isUnknown ? 'root' : (ACCOUNTS[n] ?? 'admin'),
        userId: isUnknown ? null : demoId(SKYLINE, 'user', n + 1),
        ip: resultCode === done ? `203.0.113.${random.int(10, 40)}` : `198.51.100.${random.int(2, 200)}`,
        browser: random.pick(BROWSERS),
        resultCode,
        ts: world.anchor - random.int(NEWEST / HOUR, OLDEST / HOUR) * HOUR - random.int(0, HOUR),
      }
    })
    await copy('loginLog', rows)
  },
}
