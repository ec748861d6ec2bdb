import { activeState, fleetKind, fleetPayMode } from '@ampdeck/api/enumerations/member'
import type { group } from '@ampdeck/api/member/group'
import { groupTexts as words } from '@ampdeck/api/member/group.texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './group.store.ts'

/** The fleets as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof group.export.input>> = {
  page: 'fleetList',
  name: ['Fleets', '车队列表'],
  columns: [
    { title: words.groupNo },
    { title: words.name, width: 30 },
    { title: words.kind, width: 12 },
    { title: words.payMode, width: 22 },
    { title: words.contact },
    { title: words.phone },
    { title: words.members, kind: 'count' },
    { title: words.cars, kind: 'count' },
    { title: ['Balance (yuan)', '余额（元）'], kind: 'yuan', width: 18 },
    { title: ['Credit (yuan)', '授信额度（元）'], kind: 'yuan', width: 18 },
    { title: ['This month (kWh)', '本月电量（kWh）'], kind: 'kWh', width: 18 },
    { title: words.state, width: 12 },
  ],
  rows: async function* (rows, params, language) {
    for (const fleet of await all(rows, params)) {
      yield [
        fleet.groupNo,
        fleet.name,
        fleetKind.label(fleet.kind, language),
        fleetPayMode.label(fleet.payMode, language),
        fleet.contact,
        fleet.phone,
        fleet.members,
        fleet.cars,
        fleet.balanceFen,
        fleet.creditLimitFen,
        fleet.monthWh,
        activeState.label(fleet.state, language),
      ]
    }
  },
}
