import type { TariffProblem } from '@ampdeck/api/billing/tariff-day'
import { hourMinute } from '@ampdeck/api/time'
import type { Say } from '../../foundation/language/use-say.ts'
import { editorTexts } from './tariff-editor.texts.ts'

/** What is wrong, and where. */
export function problemText(say: Say, { kind, from, to, rows }: TariffProblem): string {
  if (kind === 'gap' || kind === 'overlap')
    return say(editorTexts[kind], { from: hourMinute(from), to: hourMinute(to) })
  if (kind === 'tooMany') return say(editorTexts.tooMany)
  return say(editorTexts[kind], { row: (rows[0] ?? 0) + 1 })
}
