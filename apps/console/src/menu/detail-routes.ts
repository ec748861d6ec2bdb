/**
 * The detail routes of requirements.md §2, and the further pages of kind detail that the menu never shows: routes that always
 * exist. Without the right to its page such a route says "no access", not "not found".
 */
export const detailRoutes: readonly string[] = [
  '/safe/monitorManage/PileMonitorDetail',
  '/business/stationManage/StationMonitorDetail',
  '/business/stationManage/reportGroup',
  '/business/stationManage/StationListPage',
  '/business/stationManage/groupInfo',
  '/business/stationManage/billModelHistory',
  '/business/chargingEvaluation/chargingEvaluation',
  '/business/chargingEvaluation/evaluateTag',
  '/business/accountingManagement/reconciliationContract1/detail',
  '/finance/paymentCenter/AccountFlow',
  '/system/systemSet/UserDetails',
  '/system/systemSet/RoleConfig',
  '/system/shareConfiguration/shareConfigurationEdit',
  '/system/logManage/MessageParser',
  '/system/logManage/MessageQuery',
  '/system/logManage/MessageRepush',
  '/system/configurationManage/BarrierLog',
  '/marketing/marketingManage/ElectricityCardMemberInfo',
  '/marketing/marketingManage/AddCoupon',
  '/marketing/stationCostModelIncome/stationCostModelIncome',
  '/report/energyAnalysisReport/LossAnalysis',
  '/report/UserAnalysis',
  '/report/userPortrait',
  '/report/userPortraitInfo',
  '/report/ownReportDetail',
  '/business/pileManage/pileDetail',
  '/business/fleetManage/fleetDetail',
  '/business/memberManage/memberDetail',
  '/business/vehicleManage/vehicleData',
  '/operation/operationManage/workOrderDetail',
]

/** Where a detail route shows the record whose number stands in the path: `/report/userPortraitInfo/7` (requirements.md §2). */
export function recordAddressOf(path: string): string | undefined {
  const [, route, id] = /^(.+)\/(\d+)$/.exec(path) ?? []
  return route && detailRoutes.includes(route) ? `${route}?id=${id}` : undefined
}
