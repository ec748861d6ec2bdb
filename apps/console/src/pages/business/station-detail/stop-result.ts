import type { Language } from '@ampdeck/api/enumeration'
import { commandState } from '@ampdeck/api/enumerations/equipment'
import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import { outcomeTexts } from '@ampdeck/api/operation/pile-command.texts'
import { say, type Text } from '@ampdeck/api/texts'
import { detailTexts as words } from './station-detail.texts.ts'

const { accepted, done, rejected, timedOut } = commandState.code
const outcomes: Readonly<Record<string, Text>> = outcomeTexts

/** What a stop has come to, beyond its state: "accepted" is not "stopped", and a failure says why. */
export function stopText(
  { state, outcome }: Pick<PileCommandRow, 'state' | 'outcome'>,
  language: Language,
): string | undefined {
  if (outcome !== null) {
    const text = outcomes[outcome]
    return text ? say(text, language) : outcome
  }
  if (state === accepted) return say(words.accepted, language)
  return state === done ? say(words.stopped, language) : undefined
}

/** Whether it has failed for good, so that it may be tried again as a new command. */
export function hasFailed({ state }: Pick<PileCommandRow, 'state'>): boolean {
  return state === rejected || state === timedOut
}
