import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { type KnownPower, knownPower } from '@ampdeck/api/known-power'

/** What tiles show of the power of their guns, together: a charge without a value is unknown. */
export function powerOfGuns(guns: readonly { status: number; w?: number | null | undefined }[]): KnownPower {
  const isPart = ({ status, w }: (typeof guns)[number]) =>
    typeof w === 'number' || status === gunStatus.code.charging
  return knownPower(guns.filter(isPart).map(({ w }) => w))
}
