import { existsSync, globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { screens, screensOutsideMenu } from '@ampdeck/api/menu/menu-tree'
import { everyCall } from '@ampdeck/api/resources'
import { describe, expect, it } from 'vitest'
import { pathOf } from '../menu/path-of.ts'
import { type Manifest, pathsOf } from './manifest.ts'
import { isBuilt, manifestAt, manifests } from './manifests.ts'

const urls = new Map([...screens, ...screensOutsideMenu].map(({ id, url }) => [id, pathOf(url)]))

describe.each(manifests.map((manifest) => [manifest.id, manifest] as const))(
  'the page %s',
  (id, manifest) => {
    it('stands where the menu, or the list of the fixed routes, has it', () => {
      expect(manifest.url).toBe(urls.get(id))
      for (const [other, path] of Object.entries(manifest.others ?? {}))
        expect(path).toBe(urls.get(other as Manifest['id']))
    })

    it('asks early for a call that exists and that the page may make', () => {
      if (manifest.list === undefined) return
      const call = everyCall.find((one) => one.call.path === manifest.list)?.call
      expect([call?.permission].flat()).toContain(id)
    })
  },
)

it('every page has its code beside its manifest, in a section that reads it', () => {
  const pages = import.meta.dirname
  const missing = globSync('**/*.manifest.ts', { cwd: pages })
    .flatMap((file) => [
      file.replace(/\.manifest\.ts$/, '.page.tsx'),
      join(file.split(sep)[0] ?? '', 'views.ts'),
    ])
    .filter((file) => !existsSync(join(pages, file)))
  expect(missing).toEqual([])
})

it('no two pages share an address', () => {
  const paths = manifests.flatMap(pathsOf)
  expect(new Set(paths).size).toBe(paths.length)
})

it('coupon, activity, fission, VIP, VIP promotion, scan code and team order share one view (spec 2.41)', () => {
  const campaigns = ['coupon', 'activity', 'fission', 'vip', 'vipPromotion', 'scanCode', 'teamOrder'] as const
  const views = campaigns.map((id) => manifestAt(urls.get(id) ?? ''))
  expect(new Set(views).size).toBe(1)
  expect(views[0]?.view).toBeDefined()
})

it.each([
  ['/safe/monitorManage/PileMonitorDetail', '(spec 2.10)'],
  ['/business/stationManage/StationMonitorDetail', '(spec 2.11)'],
  ['/business/stationManage/reportGroup', '(spec 2.12)'],
  ['/business/stationManage/StationListPage', '(spec 2.13)'],
  ['/business/stationManage/groupInfo', '(spec 2.14)'],
  ['/business/stationManage/billModelHistory', '(spec 2.15)'],
  ['/business/chargingEvaluation/chargingEvaluation', '(spec 2.16)'],
  ['/business/chargingEvaluation/evaluateTag', '(spec 2.17)'],
  ['/business/accountingManagement/reconciliationContract1/detail', '(spec 2.18)'],
  ['/finance/paymentCenter/AccountFlow', '(spec 2.19)'],
  ['/system/systemSet/UserDetails', '(spec 2.20)'],
  ['/system/systemSet/RoleConfig', '(spec 2.21)'],
  ['/system/shareConfiguration/shareConfigurationEdit', '(spec 2.22)'],
  ['/system/logManage/MessageParser', '(spec 2.23)'],
  ['/system/logManage/MessageQuery', '(spec 2.24)'],
  ['/system/logManage/MessageRepush', '(spec 2.25)'],
  ['/marketing/stationCostModelIncome/stationCostModelIncome', '(spec 2.29)'],
  ['/report/energyAnalysisReport/LossAnalysis', '(spec 2.30)'],
  ['/report/UserAnalysis', '(spec 2.31)'],
  ['/report/userPortrait', '(spec 2.32)'],
  ['/report/userPortraitInfo/', '(spec 2.33)'],
])('the detail route %s is built %s', (path) => {
  expect(isBuilt(pathOf(path))).toBe(true)
})

it.each<[string, readonly Manifest['id'][]]>([
  [
    'the home dashboards (spec 2.60)',
    ['homeRanking', 'homeTrends', 'homeEquipment', 'homeOverview', 'homeRevenue'],
  ],
  ['the own account (spec 2.61)', ['accountSettings', 'accountBase', 'accountHelp', 'accountFeedback']],
  [
    'bills and orders (spec 2.62)',
    [
      ...(['chargeOrder', 'abnormalBill', 'badDebt', 'overtimeBill', 'outstandingBill', 'rawBill'] as const),
      ...(['teamBill', 'cardBill', 'occupyBill', 'billStatistics'] as const),
    ],
  ],
  [
    'billing models and contracts (spec 2.63)',
    ['costModel', 'costModelBind', 'reconciliationContract1', 'reconciliationContractDetail'],
  ],
  [
    'charging plans and evaluations (spec 2.64)',
    ['chargingPlan', 'chargingPlanRun', 'chargingEvaluation', 'evaluateTag'],
  ],
  [
    'the cockpit (spec 2.65)',
    [
      ...(['Home1', 'stationMonitorOverview', 'equipmentOverview', 'orderMonitor', 'energyMonitor'] as const),
      ...(['operationAnalysis', 'incomeAnalysis', 'equipmentAnalysis', 'memberAnalysis'] as const),
    ],
  ],
  [
    'fleets (spec 2.66)',
    ['fleetList', 'carList', 'fleetGroup', 'fleetMember', 'balanceReminder', 'chargeLimit'],
  ],
  [
    'members and their comments (spec 2.68)',
    ['memberList', 'memberDetail', 'memberAccount', 'memberComment'],
  ],
  [
    'piles (spec 2.70)',
    ['pileList', 'pileType', 'vinPass', 'pileDetail', 'remoteControl', 'pileAlarm', 'pileLog'],
  ],
  [
    'stations (spec 2.71)',
    [
      ...(['stationList', 'stationMap', 'stationMonitor', 'billModelHistory', 'occupyRule'] as const),
      ...(['stationGroup', 'groupInfo', 'stationConfig'] as const),
    ],
  ],
  [
    'vehicles and the analysis of users (spec 2.72)',
    ['vehicleList', 'certificationAudit', 'userDataAnalysis', 'userSegment'],
  ],
  [
    'reports of bills, buses, energy, fleets, members, the platform and stations (spec 2.78)',
    [
      ...(['billDaily', 'billMonthly', 'billPeriod', 'busDaily', 'busLine', 'energyReport'] as const),
      ...(['LossAnalysis', 'fleetBillReport', 'fleetCarReport', 'memberCharge', 'memberGrowth'] as const),
      ...(['platformOperation', 'operatorAsset', 'summaryStatistics'] as const),
      ...(['stationAsset', 'stationCharge', 'stationUtilisation', 'pileReport'] as const),
    ],
  ],
  [
    'the administration of roles, permissions, organisations and users (spec 6.10)',
    ['role', 'RoleConfig', 'permission', 'organize', 'user', 'UserDetails'],
  ],
  [
    'strategies (spec 2.80)',
    [
      ...(['chargePlan', 'chargeStrategy', 'exclusiveStrategy', 'siteDiscount', 'timedTask'] as const),
      ...(['vinBinding', 'weatherConfig'] as const),
    ],
  ],
  [
    'system settings (spec 2.81)',
    [
      ...(['role', 'user', 'permission', 'seller', 'operationLog', 'loginLog'] as const),
      ...(['paymentConfig', 'smsConfig', 'theme'] as const),
    ],
  ],
])('of %s each screen is built', (_area, ids) => {
  expect(ids.filter((id) => !isBuilt(urls.get(id) ?? ''))).toEqual([])
})

it('an address that no page has is none', () => {
  expect(manifestAt('/nowhere')).toBeUndefined()
})
