import { operatingUnitManifest } from './business/operating-unit/operating-unit.manifest.ts'
import { stationListManifest } from './business/station/station.manifest.ts'
import { stationDetailManifest } from './business/station/station-detail.manifest.ts'
import { homeManifest } from './home/home.manifest.ts'
import type { Manifest } from './manifest.ts'

/** Every page that is built, a line each. */
export const manifests: readonly Manifest[] = [
  homeManifest,
  stationListManifest,
  stationDetailManifest,
  operatingUnitManifest,
]

/** The page at an address. */
export function manifestAt(pathname: string): Manifest | undefined {
  return manifests.find((manifest) => manifest.url === pathname)
}
