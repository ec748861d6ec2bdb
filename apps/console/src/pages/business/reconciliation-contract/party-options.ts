import { operatingUnit } from '@ampdeck/api/config/operating-unit'
import { localName } from '@ampdeck/api/texts'
import { useLanguage } from '@ampdeck/ui/language'
import type { Option } from '@ampdeck/ui/list'
import { useRead } from '../../../data/use-read.ts'

/** Whom a contract may be with: the operating units; read when they are wanted. */
export function usePartyOptions(isWanted = true): readonly Option[] | undefined {
  const { language } = useLanguage()
  const { data } = useRead(operatingUnit.selectAll, {}, { enabled: isWanted })
  return data?.map((unit) => ({ value: String(unit.id), label: localName(unit, language) }))
}
