import { pushEndTexts } from '../config/firmware-push.texts.ts'
import type { Text } from '../texts.ts'
import { type CommandResult, resultOf } from './command-result.ts'

const ends: Readonly<Record<string, Text>> = pushEndTexts

/** The last that is known of an update, as a sentence, with the pile's own word where it is one. */
export function pushMessage(message: string | null): CommandResult | undefined {
  if (message === null) return undefined
  return Object.hasOwn(ends, message) ? { text: ends[message] as Text } : resultOf({ outcome: message })
}
