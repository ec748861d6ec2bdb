import { commandKind } from '../enumerations/equipment.ts'
import type { Text } from '../texts.ts'
import { answersTo, answerTexts, reasonTexts } from './pile-answer.texts.ts'
import { outcomeTexts } from './pile-command.texts.ts'

/** A command with what became of it. */
interface Answered {
  command?: number
  outcome: string | null
  response?: unknown
}

/** What a command has come to beyond its state. */
export interface CommandResult {
  text: Text
  /** The pile's own word, and what it adds in its own words. */
  word?: string
}

type Table = Readonly<Record<string, Text>>
const outcomes: Table = outcomeTexts
const answers: Table = answerTexts
const reasons: Table = reasonTexts
const byCommand: Table = answersTo

const isOwn = (table: Table, word: string) => Object.hasOwn(table, word)

/** The sentence for a word of a pile; for one that no version has, what it comes to with the word itself. */
export function answerText(word: string, command?: number): Text {
  const code = commandKind.codes.find((one) => one === command)
  const own = code === undefined ? undefined : byCommand[`${commandKind.key(code)}.${word}`]
  if (own) return own
  if (isOwn(answers, word)) return answers[word] as Text
  return [`The pile answered “${word}”`, `电桩应答“${word}”`]
}

/** What became of a command, as a sentence and in the pile's own word. */
export function resultOf({ command, outcome, response }: Answered): CommandResult | undefined {
  if (outcome === null) return undefined
  const word = answerWord(response)
  const more = addedBy(response)
  const isPlain = outcome === 'rejected' || outcome === 'notSupported'
  const text = isPlain && word !== undefined ? answerText(word, command) : textOf(outcome, command)
  const shown = [isPlain || isOwn(answers, outcome) ? (word ?? outcome) : word, more.said].filter(Boolean)
  const [why] = more.reasons
  return {
    text: why ? [`${text[0]}: ${why[0]}`, `${text[1]}：${why[1]}`] : text,
    ...(shown.length > 0 && !isPlainWord(shown) && { word: shown.join(' · ') }),
  }
}

/** Ours say nothing of their own: they are no word of the pile. */
const isPlainWord = ([word]: (string | undefined)[]) => word === 'rejected' || word === 'notSupported'

function textOf(outcome: string, command: number | undefined): Text {
  return isOwn(outcomes, outcome) ? (outcomes[outcome] as Text) : answerText(outcome, command)
}

type Payload = Readonly<Record<string, unknown>>
const objectIn = (value: unknown): Payload =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The pile's own word: `UnlockFailed`, `OngoingAuthorizedTransaction`, of a setting `UnknownVariable`. */
function answerWord(response: unknown): string | undefined {
  const { status, code, setVariableResult } = objectIn(response)
  const [first] = Array.isArray(setVariableResult) ? setVariableResult : []
  return textIn(status) ?? textIn(objectIn(first).attributeStatus) ?? textIn(code)
}

/** Why, where the pile says so: in a code of the standard, and in its own words. */
function addedBy(response: unknown): { reasons: Text[]; said: string | undefined } {
  const { statusInfo, description, setVariableResult } = objectIn(response)
  const [first] = Array.isArray(setVariableResult) ? setVariableResult : []
  const { reasonCode, additionalInfo } = objectIn(statusInfo ?? objectIn(first).attributeStatusInfo)
  const code = textIn(reasonCode)
  const known = code !== undefined && isOwn(reasons, code) ? [reasons[code] as Text] : []
  const parts = [code, textIn(additionalInfo) ?? textIn(description)].filter(Boolean)
  return { reasons: known, said: parts.length > 0 ? parts.join(': ') : undefined }
}
