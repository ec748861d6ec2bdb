import type { Language } from '@ampdeck/api/enumeration'
import { commandState } from '@ampdeck/api/enumerations/equipment'
import { resultOf } from '@ampdeck/api/operation/command-result'
import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import { say } from '@ampdeck/api/texts'
import { detailTexts as words } from './station-detail.texts.ts'

const { accepted, done, rejected, timedOut } = commandState.code

/** What a stop has come to, beyond its state: "accepted" is not "stopped", and a failure says why. */
export function stopText(
  { state, ...of }: Pick<PileCommandRow, 'state' | 'outcome'> & Partial<PileCommandRow>,
  language: Language,
): string | undefined {
  const result = resultOf(of)
  if (result) return say(result.text, language) + (result.word ? ` (${result.word})` : '')
  if (state === accepted) return say(words.accepted, language)
  return state === done ? say(words.stopped, language) : undefined
}

/** Whether it has failed for good, so that it may be tried again as a new command. */
export function hasFailed({ state }: Pick<PileCommandRow, 'state'>): boolean {
  return state === rejected || state === timedOut
}
