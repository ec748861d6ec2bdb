import type { Language } from '@ampdeck/api/enumeration'
import { commandState, letterOf, pileCommand } from '@ampdeck/api/enumerations/equipment'
import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import { outcomeTexts } from '@ampdeck/api/operation/pile-command.texts'
import { say, type Text } from '@ampdeck/api/texts'

const { rejected, timedOut } = commandState.code
const outcomes: Readonly<Record<string, Text>> = outcomeTexts

/** `44030000010001`, or `44030000010001-B` for a gun. */
export function targetName({ pileCode, letter }: Pick<PileCommandRow, 'pileCode' | 'letter'>): string {
  return letter === null ? pileCode : `${pileCode}-${letterOf(letter)}`
}

/** What the state does not say, in words; a code of the protocol is shown as it is. */
export function outcomeText(
  { outcome, response }: Pick<PileCommandRow, 'outcome' | 'response'>,
  language: Language,
): string | undefined {
  const words = outcome === null ? undefined : outcomes[outcome]
  const said = words ? say(words, language) : outcome
  const answer = answerWord(response)
  if (outcome === 'rejected' && answer && answer !== 'Rejected') return `${said} (${answer})`
  return said ?? undefined
}

/** The pile's own word: `UnlockFailed`, `OngoingAuthorizedTransaction`. */
function answerWord(response: unknown): string | undefined {
  if (typeof response !== 'object' || response === null || !('status' in response)) return undefined
  return typeof response.status === 'string' ? response.status : undefined
}

/** Whether nothing more will come of it. */
export function hasEnded({ state }: Pick<PileCommandRow, 'state'>): boolean {
  return state === rejected || state === timedOut || state === commandState.code.done
}

/** The action key with which a failed command of this page can be given again; nothing where it cannot. */
export function retryKey({ state, command }: Pick<PileCommandRow, 'state' | 'command'>): string | undefined {
  if (state !== rejected && state !== timedOut) return undefined
  const key = pileCommand.codes.find((code) => code === command)
  return key === undefined ? undefined : `remoteControl:${pileCommand.key(key)}`
}
