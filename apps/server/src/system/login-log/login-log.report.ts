import { callResult } from '@ampdeck/api/enumerations/system'
import type { loginLog } from '@ampdeck/api/system/login-log'
import { loginLogTexts as words } from '@ampdeck/api/system/login-log.texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './login-log.store.ts'

/** The attempts to log in as a file, in the order of the page. */
export const report: Report<z.output<typeof loginLog.export.input>> = {
  page: 'loginLog',
  name: ['Login log', '登录日志'],
  columns: [
    { title: words.ts, kind: 'time' },
    { title: words.account },
    { title: words.userName },
    { title: words.resultCode, width: 26 },
    { title: words.ip },
    { title: words.browser },
    { title: words.system },
  ],
  rows: async function* (rows, params, language) {
    for (const { ts, account, userName, resultCode, ip, browser, system } of await all(rows, params))
      yield [ts, account, userName, callResult.label(resultCode, language), ip, browser, system]
  },
}
