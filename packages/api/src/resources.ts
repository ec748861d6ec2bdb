import { bill } from './bill/bill.ts'
import { costModel } from './config/cost-model.ts'
import { downloadCenter } from './config/download-center.ts'
import { operatingUnit } from './config/operating-unit.ts'
import { station } from './config/station.ts'
import { operationView } from './statistics/operation-view.ts'
import { listView } from './system/list-view.ts'
import { permission } from './system/permission.ts'
import { seller } from './system/seller.ts'
import { user } from './system/user.ts'

/** Every resource of the API: what the server routes and the document describes. */
export const resources = {
  bill,
  costModel,
  downloadCenter,
  listView,
  operatingUnit,
  operationView,
  permission,
  seller,
  station,
  user,
}
