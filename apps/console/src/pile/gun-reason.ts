import type { Language } from '@ampdeck/api/enumeration'
import type { LiveGun } from '@ampdeck/api/operation/monitor-pile'
import { localName } from '@ampdeck/api/texts'

/** Why a gun is at fault, in words; the code of the pile only where it has none. */
export function gunReason(
  { reason, reasonName, reasonNameEn }: Pick<LiveGun, 'reason' | 'reasonName' | 'reasonNameEn'>,
  language: Language,
): string | null {
  return localName({ name: reasonName || reason, nameEn: reasonNameEn }, language)
}
