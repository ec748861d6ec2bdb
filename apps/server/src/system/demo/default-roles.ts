import { menuEntries } from '@ampdeck/api/menu/menu-tree'

const WHOLE_SELLER = 1
const CHOSEN_STATIONS = 4
const OWN_RECORDS = 5

/** One page of the menu with the catalogs above it, as `business/stationManage`, and its action keys. */
interface Page {
  id: string
  place: string
  actions: string[]
}

/** Actions that move money or settle who owes what. */
const moneyActions = [
  'adjust',
  'receive',
  'correct',
  'waive',
  'deduct',
  'refund',
  'apply',
  'recover',
  'confirm',
  'recharge',
  'allocate',
  'reclaim',
  'checkFirst',
  'checkFirstBatch',
  'checkSecond',
  'checkSecondBatch',
  'payAgain',
  'pay',
]
const moneyKeys = [
  'badDebt:audit',
  'teamBill:void',
  'cardBill:unlock',
  'cardBill:void',
  'memberAccount:freeze',
  'importBill:import',
  'importBill:delete',
]

/** The pages of the menu, in its order. */
function pagesOfMenu(): Page[] {
  const entries = menuEntries()
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const placeOf = (pid: number): string => {
    const catalog = byId.get(pid)
    return catalog ? [placeOf(catalog.pid), catalog.name].filter(Boolean).join('/') : ''
  }
  return entries
    .filter((entry) => entry.componentType === 'MENU')
    .map((entry) => ({
      id: entry.name,
      place: placeOf(entry.pid),
      actions: entries
        .filter((button) => button.pid === entry.id && button.componentType === 'BUTTON')
        .map((button) => button.name),
    }))
}

const isIn = (page: Page, ...places: string[]) =>
  places.some((place) => page.place === place || page.place.startsWith(`${place}/`))

/** Pages and all their actions that a rule lets through. */
function grants(pages: readonly Page[], mayAct: (action: string, page: Page) => boolean): string[] {
  return pages.flatMap((page) => [page.id, ...page.actions.filter((action) => mayAct(action, page))])
}

function financePermissions(): string[] {
  const own = ['finance', 'business/billManage', 'business/accountingManagement']
  const isOwn = (page: Page) => isIn(page, ...own) || page.id === 'memberAccount'
  const places = [
    'business/memberManage',
    'business/fleetManage',
    'home',
    'cockpit',
    'business/billingModel',
    'report',
    'reconciliation',
  ]
  const pages = pagesOfMenu().filter((page) => isIn(page, ...own, ...places))
  return grants(pages, (action, page) => isOwn(page) || /:(query|get|export)$/.test(action))
}

function operationsPermissions(): string[] {
  const places = ['home', 'cockpit', 'business', 'operation', 'safe', 'strategy', 'tool']
  const pages = pagesOfMenu().filter(
    (page) => isIn(page, ...places) && !isIn(page, 'business/accountingManagement'),
  )
  const prices = ['costModel:issue', 'costModelBind:bind', 'costModelBind:unbind']
  const withheld = ['stationList:delete', 'StationListPage:delete', ...prices, ...moneyKeys]
  return grants(pages, (action) => {
    const [pageId, name = ''] = action.split(':')
    const isMoney = moneyActions.includes(name) && pageId !== 'chargePlan'
    return !isMoney && !withheld.includes(action)
  })
}

const fieldWork = ['workOrder', 'workOrder:query', 'workOrder:get', 'workOrder:accept', 'workOrder:submit']

/** The default roles (screens.md §3.15), by number. */
export const roleNumber = {
  admin: 1,
  finance: 2,
  fieldOperations: 3,
  operations: 4,
  repair: 5,
  viewer: 6,
} as const

export interface Role {
  name: string
  nameEn: string
  dataScope: number
  permissions: string[]
  stationIds?: number[]
  remark: string
}

/** The default roles with what they grant; one of them sees chosen stations alone. */
export function defaultRoles(southChina: number[] = []): Record<keyof typeof roleNumber, Role> {
  const operations = operationsPermissions()
  return {
    admin: {
      name: '管理员',
      nameEn: 'Administrator',
      dataScope: WHOLE_SELLER,
      permissions: ['*'],
      remark: '全部权限',
    },
    finance: {
      name: '财务',
      nameEn: 'Finance',
      dataScope: WHOLE_SELLER,
      permissions: financePermissions(),
      remark: '资金与账单，无电桩控制',
    },
    fieldOperations: {
      name: '现场运维',
      nameEn: 'Field operations',
      dataScope: CHOSEN_STATIONS,
      permissions: operations,
      stationIds: southChina,
      remark: '华南八个场站，无资金操作',
    },
    operations: {
      name: '运营',
      nameEn: 'Operations',
      dataScope: WHOLE_SELLER,
      permissions: operations,
      remark: '场站、电桩、告警与工单，无资金操作',
    },
    repair: {
      name: '维修',
      nameEn: 'Repair',
      dataScope: OWN_RECORDS,
      permissions: [...fieldWork, 'workOrderDetail'],
      remark: '仅限本人工单',
    },
    viewer: {
      name: '只读',
      nameEn: 'Viewer',
      dataScope: WHOLE_SELLER,
      permissions: pagesOfMenu().map((page) => page.id),
      remark: '全部菜单，无操作权限',
    },
  }
}
