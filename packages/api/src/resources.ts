import { bill } from './bill/bill.ts'
import { costModel } from './config/cost-model.ts'
import { downloadCenter } from './config/download-center.ts'
import { exportTimingManagement } from './config/export-timing.ts'
import { gun } from './config/gun.ts'
import { meterFee } from './config/meter-fee.ts'
import { operatingUnit } from './config/operating-unit.ts'
import { pile } from './config/pile.ts'
import { pileType } from './config/pile-type.ts'
import { station } from './config/station.ts'
import { stationGroup } from './config/station-group.ts'
import { groupMember } from './member/group-member.ts'
import { vehicle } from './member/vehicle.ts'
import { alarm } from './operation/alarm.ts'
import { alarmRule } from './operation/alarm-rule.ts'
import { alarmWorkOrder } from './operation/alarm-work-order.ts'
import { monitorAlarm } from './operation/monitor-alarm.ts'
import { monitorOrder } from './operation/monitor-order.ts'
import { monitorPile } from './operation/monitor-pile.ts'
import { monitorStation } from './operation/monitor-station.ts'
import { pileCommand } from './operation/pile-command.ts'
import { pileLog } from './operation/pile-log.ts'
import { remoteStart } from './operation/remote-start.ts'
import { remoteStop } from './operation/remote-stop.ts'
import { simulator } from './operation/simulator.ts'
import { message } from './parser/message.ts'
import { operationView } from './statistics/operation-view.ts'
import { platformHome } from './statistics/platform-home.ts'
import { account } from './system/account.ts'
import { embed } from './system/embed.ts'
import { listView } from './system/list-view.ts'
import { notice } from './system/notice.ts'
import { permission } from './system/permission.ts'
import { reconciliationSite } from './system/reconciliation-site.ts'
import { search } from './system/search.ts'
import { seller } from './system/seller.ts'
import { signIn } from './system/sign-in.ts'
import { user } from './system/user.ts'

/** Every resource of the API: what the server routes and the document describes. */
export const resources = {
  account,
  alarm,
  alarmRule,
  alarmWorkOrder,
  bill,
  costModel,
  downloadCenter,
  embed,
  exportTimingManagement,
  groupMember,
  gun,
  listView,
  message,
  meterFee,
  monitorOrder,
  monitorPile,
  monitorStation,
  monitorAlarm,
  notice,
  operatingUnit,
  operationView,
  permission,
  pile,
  pileLog,
  pileType,
  pileCommand,
  platformHome,
  reconciliationSite,
  remoteStart,
  remoteStop,
  search,
  seller,
  signIn,
  simulator,
  station,
  stationGroup,
  user,
  vehicle,
}
