import { alarmReport } from '../../alarm/list/alarm.report.ts'
import { chargeOrderReport } from '../../bill/order/charge-order.report.ts'
import { costModelReport } from '../../config/cost-model/cost-model.report.ts'
import { gunReport } from '../../config/gun/gun.report.ts'
import { pileReport } from '../../config/pile/pile.report.ts'
import { stationReport } from '../../config/station/station.report.ts'
import { pileLogReport } from '../../operation/pile-log/pile-log.report.ts'
import { messageReport } from '../../parser/message.report.ts'
import type { Report } from './report.ts'

/** By the page's id; a new report is one line. */
export const reports = {
  MessageQuery: messageReport,
  alarmCenter: alarmReport,
  chargeOrder: chargeOrderReport,
  costModel: costModelReport,
  gunList: gunReport,
  pileList: pileReport,
  pileLog: pileLogReport,
  stationList: stationReport,
} satisfies Record<string, Report>

export type ReportKey = keyof typeof reports

/** Nothing for a report that is no more, or not yet here: an export may outlive the server that started it. */
export function reportOf(key: string): Report | undefined {
  return Object.hasOwn(reports, key) ? reports[key as ReportKey] : undefined
}
