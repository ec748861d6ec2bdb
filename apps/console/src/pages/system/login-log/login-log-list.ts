import { callResult } from '@ampdeck/api/enumerations/system'
import type { loginLog } from '@ampdeck/api/system/login-log'
import { loginLogTexts } from '@ampdeck/api/system/login-log.texts'
import { listOf } from '../../../list/list-of.ts'

/** Who tried to log in, from where, and with what result (screens.md S234). */
export const screen = listOf<typeof loginLog.page>(loginLogTexts, {
  unit: ['login | logins', '登录记录'],
  columns: (c) => [
    c.instant('ts', { sort: true, locked: true }),
    c.name('account'),
    c.text('userName'),
    c.status('resultCode', callResult, { lead: true }),
    c.text('ip', { code: true }),
    c.text('browser'),
    c.text('system'),
  ],
  filters: (f) => [
    f.search('account'),
    f.codes('resultCode', callResult),
    f.period('ts', { shortcuts: 'days' }),
    f.search('ip', { more: true }),
  ],
})
