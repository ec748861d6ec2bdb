import { accountManifest } from './account/account.manifest.ts'
import { accountBaseManifest } from './account/account-base.manifest.ts'
import { accountSettingsManifest } from './account/account-settings.manifest.ts'
import { operatingUnitManifest } from './business/operating-unit/operating-unit.manifest.ts'
import { stationListManifest } from './business/station/station.manifest.ts'
import { stationDetailManifest } from './business/station/station-detail.manifest.ts'
import { embedManifest } from './embed/embed.manifest.ts'
import { error403Manifest } from './exception/error-403.manifest.ts'
import { error404Manifest } from './exception/error-404.manifest.ts'
import { error500Manifest } from './exception/error-500.manifest.ts'
import { homeManifest } from './home/home.manifest.ts'
import { type Manifest, pathsOf } from './manifest.ts'
import { noHomeManifest } from './no-home/no-home.manifest.ts'

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
  stationListManifest,
  stationDetailManifest,
  operatingUnitManifest,
]

const byPath = new Map(manifests.flatMap((manifest) => pathsOf(manifest).map((path) => [path, manifest])))

/** The page at a path; several paths may lead to one. */
export function manifestAt(path: string): Manifest | undefined {
  return byPath.get(path)
}
