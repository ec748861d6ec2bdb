import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run-process.ts'

/*
 * From which state an action can be taken, and why not, stands in the life of its record and nowhere else. The files that
 * are named here say something that is no state of a record; their comments say what.
 */

/** The files below a folder, without tests, in which something is written. */
function filesWith(text: RegExp, folder: string): string[] {
  const cwd = join(root, folder)
  const paths = globSync('**/*.{ts,tsx}', { cwd }).filter(
    (path) => !/\.(test|stories|fixture)\.tsx?$|^testing\//.test(path),
  )
  expect(paths.length).toBeGreaterThan(900)
  return paths.filter((path) => text.test(readFileSync(join(cwd, path), 'utf8'))).sort()
}

it('a wrong state is refused by a step, not by a handler', () => {
  expect(filesWith(/transition\.notAllowed/, 'apps/server/src')).toEqual([
    'alarm/list/alarm-list.service.ts',
    'bill/adjust/order-adjust.service.ts',
    'bill/reconciliation-contract/contract-month.service.ts',
    'config/cost-model/model-bind.service.ts',
    'payment/refund/refund-audit.service.ts',
    'system/second-factor/second-factor.service.ts',
    'system/user-admin/user-admin.routes.ts',
  ])
})

it('an action of the console is off by its step, or by what only the list knows', () => {
  expect(filesWith(/blockedBy/, 'apps/console/src')).toEqual(
    [
      // Others depend on the record: a rule with stations, a type with piles, a role with users.
      'pages/business/member-list/member-list.tsx',
      'pages/business/occupy-rule/occupy-rule-list.tsx',
      'pages/business/pile-type/pile-type-list.ts',
      'pages/system/role/role-list.ts',
      'pages/system/system-param/system-param-list.tsx',
      'pages/tool/alarm-rule/alarm-rule-list.tsx',
      // What the guns and the link show at this moment.
      'pages/business/pile/pile-list.tsx',
      'pages/safe/pile-monitor/pile-monitor-list.tsx',
    ].sort(),
  )
})
