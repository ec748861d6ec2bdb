import { dimension, grain, reportCondition } from '@ampdeck/api/enumerations/report'
import type { Composition, Offered } from '@ampdeck/api/report/own-report'
import { gapsOf } from '@ampdeck/api/report/own-report-rules'
import { listed } from '@ampdeck/api/texts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { words } from './own-report.words.ts'

/** Says what of a report's division a figure does not know; nothing where it knows all. */
export function useGapWords() {
  const say = useSay()
  const { language } = useLanguage()

  return (figure: Offered['figures'][number], of: Composition): string | undefined => {
    const gaps = gapsOf(figure, of)
    const named = <Code extends string>(
      codes: readonly Code[],
      by: { label(code: Code, language: 'en' | 'zh-CN'): string },
    ) =>
      listed(
        codes.map((code) => by.label(code, language)),
        language,
      )
    const parts = [
      gaps.dimensions.length > 0 && say(words.unknownBy, { names: named(gaps.dimensions, dimension) }),
      gaps.grains.length > 0 && say(words.unknownPer, { names: named(gaps.grains, grain) }),
      gaps.only && say(words.unknownOnly, { name: reportCondition.label(of.only, language) }),
    ].filter((part) => typeof part === 'string')
    return parts.length > 0 ? parts.join(say(['. ', '；'])) : undefined
  }
}
