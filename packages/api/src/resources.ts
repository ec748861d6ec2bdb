import { bill } from './bill/bill.ts'
import { costModel } from './config/cost-model.ts'
import { downloadCenter } from './config/download-center.ts'
import { exportTimingManagement } from './config/export-timing.ts'
import { meterFee } from './config/meter-fee.ts'
import { operatingUnit } from './config/operating-unit.ts'
import { pile } from './config/pile.ts'
import { station } from './config/station.ts'
import { groupMember } from './member/group-member.ts'
import { vehicle } from './member/vehicle.ts'
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
  bill,
  costModel,
  downloadCenter,
  embed,
  exportTimingManagement,
  groupMember,
  listView,
  meterFee,
  notice,
  operatingUnit,
  operationView,
  permission,
  pile,
  platformHome,
  reconciliationSite,
  search,
  seller,
  signIn,
  station,
  user,
  vehicle,
}
