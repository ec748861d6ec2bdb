/** The fixed routes of requirements.md §2. */
export const paths = {
  login: '/user/login',
  ipLogin: '/iplogin',
  authLogin: '/authLogin',
  /** The second factor, after code 922. */
  secondStep: '/secondStep',
  /** Leads to the home item where the menu has one, else to /noHome. */
  root: '/',
  home: '/home',
  noHome: '/noHome',
  embed: '/embed/page',
  accountSettings: '/account/settings',
  station: (id: number) => `/business/stationManage/StationMonitorDetail?id=${id}`,
  stationConfig: (id: number) => `/business/stationManage/stationConfig?id=${id}`,
  stationGroup: (id: number) => `/business/stationManage/groupInfo?id=${id}`,
  issuesOf: (costModelId: number) => `/business/stationManage/billModelHistory?costModelId=${costModelId}`,
  costModel: (id: number) => `/business/billingModel/costModel?id=${id}`,
  pile: (id: number) => `/business/pileManage/pileDetail?id=${id}`,
  pileMonitor: (id: number) => `/safe/monitorManage/PileMonitorDetail?id=${id}`,
  member: (id: number) => `/business/memberManage/memberDetail?id=${id}`,
  userPortrait: (id: number) => `/report/userPortraitInfo?id=${id}`,
  ownReports: '/report/ownReport',
  newOwnReport: '/report/ownReportDetail',
  ownReport: (id: number) => `/report/ownReportDetail?id=${id}`,
  fleet: (id: number) => `/business/fleetManage/fleetDetail?id=${id}`,
  order: (id: number) => `/business/billManage/chargeOrder?open=${id}`,
  teamBill: (id: number) => `/business/billManage/teamBill?open=${id}`,
  chargePlan: (id: number) => `/business/chargingPlan/chargingPlan?id=${id}`,
  contract: (id: number) => `/business/accountingManagement/reconciliationContract1/detail?id=${id}`,
  /** The finished orders of stations that started in a period. */
  ordersOf: (stationIds: readonly number[], { from, to }: { from: string; to: string }) =>
    `/business/billManage/chargeOrder?${new URLSearchParams({
      stationId: stationIds.join(','),
      startTimeFrom: from,
      startTimeTo: to,
      orderStatus: '3',
    })}`,
  vehicleData: (vin: string) => `/business/vehicleManage/vehicleData?vin=${vin}`,
  vinPass: (vin: string) => `/business/pileManage/vinPass?vin=${vin}`,
  vinBinding: (vin: string) => `/strategy/strategyManage/vinBinding?vin=${vin}`,
  newVinBinding: '/strategy/strategyManage/vinBinding?open=new',
  exclusiveStrategy: (id: number) => `/strategy/strategyManage/exclusiveStrategy?open=${id}`,
  user: (id: number) => `/system/systemSet/UserDetails?id=${id}`,
  newUser: '/system/systemSet/UserDetails',
  usersOf: (organizeId: number) => `/system/systemSet/userList?organizeId=${organizeId}`,
  workOrder: (id: number) => `/operation/operationManage/workOrder?id=${id}`,
  pileLog: (id: number) => `/business/pileManage/pileLog?pileId=${id}`,
  remoteControl: (pileCode: string) =>
    `/business/pileManage/remoteControl?name=${encodeURIComponent(pileCode)}`,
} as const

/** The routes that need no token (requirements.md §2). */
const withoutToken: readonly string[] = [paths.login, paths.ipLogin, paths.authLogin, paths.secondStep]

/**
 * The login page, which leads back afterwards. The code of a seller's link, `?sellerId=` on any page, goes there to be
 * used: it is no part of the way back.
 */
export function loginPath(from: { pathname: string; search: string }): string {
  const { code, search } = withoutCode(from.search)
  const target = `${from.pathname}${search}`
  const query = [
    code && `sellerId=${encodeURIComponent(code)}`,
    target !== '/' && `redirect=${encodeURIComponent(target)}`,
  ].filter(Boolean)
  return query.length === 0 ? paths.login : `${paths.login}?${query.join('&')}`
}

function withoutCode(search: string): { code: string | null; search: string } {
  const query = new URLSearchParams(search)
  const code = query.get('sellerId')
  if (code === null) return { code, search }
  query.delete('sellerId')
  return { code, search: query.size === 0 ? '' : `?${query}` }
}

/** Where to go after a log-in: a path of this console, never another host. */
export function redirectTarget(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? ''
  try {
    const url = new URL(wanted, origin)
    const isOurs = wanted.startsWith('/') && url.origin === origin && !withoutToken.includes(url.pathname)
    return isOurs ? `${url.pathname}${url.search}` : paths.home
  } catch {
    return paths.home
  }
}
