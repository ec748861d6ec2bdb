import type { Language } from '@ampdeck/api/enumeration'
import { say, type Text } from '@ampdeck/api/texts'
import { issueText } from '@ampdeck/validation/issue'
import type { DraftNotice } from '../../inputs/fields/draft.ts'
import { formTexts } from './form.texts.ts'

/** A failed call by its shape: what a client throws. */
interface CallFailure {
  readonly kind: string
  readonly message: string
  /** The server's own sentence, empty where it sent none; `message` where a client does not tell the two apart. */
  readonly serverMessage?: string
  readonly reason?: string | undefined
  readonly issues?: readonly { readonly path: string; readonly message: string }[]
  readonly requestId?: string | undefined
}

/** What a form shows of a failed call: faults at their fields, anything else above them. */
export interface ShownFailure {
  readonly fields: readonly { readonly name: string; readonly message: string }[]
  readonly notice?: DraftNotice
  /** The key of the draft was used: an earlier sending of it, of which nothing was heard, was saved. */
  readonly isRepeated: boolean
}

const REPEATED = 'request.repeated'

const byReason: Readonly<Record<string, Text>> = {
  'record.stale': formTexts.stale,
  'record.duplicate': formTexts.duplicate,
  'record.inUse': formTexts.inUse,
  'transition.notAllowed': formTexts.notAllowed,
  [REPEATED]: formTexts.repeated,
}

const byKind: Readonly<Record<string, Text>> = {
  forbidden: formTexts.forbidden,
  notFound: formTexts.notFound,
  network: formTexts.unreachable,
  timeout: formTexts.unreachable,
  tokenExpired: formTexts.ended,
  idle: formTexts.ended,
  unauthorized: formTexts.ended,
}

/** Reads a thrown failure; nothing for an error that is not a failed call, which is a fault of ours. */
export function failureOf(thrown: unknown, language: Language): ShownFailure | undefined {
  if (!isCallFailure(thrown)) return undefined

  const named = (thrown.issues ?? []).filter((issue) => issue.path !== '')
  const fields = named.map((issue) => ({
    name: issue.path,
    message: issueText({ message: issue.message }, language),
  }))
  const isRepeated = thrown.reason === REPEATED
  return fields.length > 0
    ? { fields, isRepeated }
    : { fields, isRepeated, notice: noticeOf(thrown, language) }
}

function noticeOf(
  { kind, reason = '', message, serverMessage = message, requestId }: CallFailure,
  language: Language,
): DraftNotice {
  const known = byReason[reason] ?? byKind[kind]
  const sentence = known ? say(known, language) : serverMessage || say(formTexts.failed, language)
  const request = requestId && say(formTexts.request, language, { id: requestId })
  return { message: [sentence, request].filter(Boolean).join(' '), isStale: reason === 'record.stale' }
}

function isCallFailure(thrown: unknown): thrown is CallFailure {
  return thrown instanceof Error && 'kind' in thrown && typeof thrown.kind === 'string'
}
