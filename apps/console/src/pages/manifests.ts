import { accountManifest } from './account/account.manifest.ts'
import { accountBaseManifest } from './account/account-base.manifest.ts'
import { accountSettingsManifest } from './account/account-settings.manifest.ts'
import { chargeOrderManifest } from './business/charge-order/charge-order.manifest.ts'
import { costModelManifest } from './business/cost-model/cost-model.manifest.ts'
import { gunListManifest } from './business/gun/gun.manifest.ts'
import { operatingUnitManifest } from './business/operating-unit/operating-unit.manifest.ts'
import { pileListManifest } from './business/pile/pile.manifest.ts'
import { pileDetailManifest } from './business/pile-detail/pile-detail.manifest.ts'
import { pileLogManifest } from './business/pile-log/pile-log.manifest.ts'
import { remoteControlManifest } from './business/remote-control/remote-control.manifest.ts'
import { stationListManifest } from './business/station/station.manifest.ts'
import { stationDetailManifest } from './business/station-detail/station-detail.manifest.ts'
import { stationGroupManifest } from './business/station-group/station-group.manifest.ts'
import { stationMapManifest } from './business/station-map/station-map.manifest.ts'
import { stationMonitorManifest } from './business/station-monitor/station-monitor.manifest.ts'
import { equipmentOverviewManifest } from './cockpit/equipment-overview/equipment-overview.manifest.ts'
import { orderMonitorManifest } from './cockpit/order-monitor/order-monitor.manifest.ts'
import { stationOverviewManifest } from './cockpit/station-overview/station-overview.manifest.ts'
import { embedManifest } from './embed/embed.manifest.ts'
import { error403Manifest } from './exception/error-403.manifest.ts'
import { error404Manifest } from './exception/error-404.manifest.ts'
import { error500Manifest } from './exception/error-500.manifest.ts'
import { homeManifest } from './home/home.manifest.ts'
import { type Manifest, pathsOf } from './manifest.ts'
import { noHomeManifest } from './no-home/no-home.manifest.ts'
import { alarmMonitorManifest } from './operation/alarm-monitor/alarm-monitor.manifest.ts'
import { pileMonitorManifest } from './safe/pile-monitor/pile-monitor.manifest.ts'
import { pileMonitorDetailManifest } from './safe/pile-monitor-detail/pile-monitor-detail.manifest.ts'
import { messageParserManifest } from './system/message/message-parser.manifest.ts'
import { messageQueryManifest } from './system/message/message-query.manifest.ts'
import { messageRepushManifest } from './system/message/message-repush.manifest.ts'
import { alarmCenterManifest } from './tool/alarm-center/alarm-center.manifest.ts'
import { alarmRuleManifest } from './tool/alarm-rule/alarm-rule.manifest.ts'

/** Every page that is built, a line each. */
export const manifests: readonly Manifest[] = [
  homeManifest,
  noHomeManifest,
  error403Manifest,
  error404Manifest,
  error500Manifest,
  embedManifest,
  accountManifest,
  accountSettingsManifest,
  accountBaseManifest,
  chargeOrderManifest,
  costModelManifest,
  stationListManifest,
  remoteControlManifest,
  stationDetailManifest,
  stationMapManifest,
  stationGroupManifest,
  stationMonitorManifest,
  stationOverviewManifest,
  orderMonitorManifest,
  operatingUnitManifest,
  pileListManifest,
  gunListManifest,
  pileDetailManifest,
  pileLogManifest,
  equipmentOverviewManifest,
  pileMonitorManifest,
  pileMonitorDetailManifest,
  messageQueryManifest,
  messageParserManifest,
  messageRepushManifest,
  alarmMonitorManifest,
  alarmCenterManifest,
  alarmRuleManifest,
]

const byPath = new Map(manifests.flatMap((manifest) => pathsOf(manifest).map((path) => [path, manifest])))

/** The page at a path; several paths may lead to one. */
export function manifestAt(path: string): Manifest | undefined {
  return byPath.get(path)
}
