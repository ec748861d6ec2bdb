import { isMessageKey, type Language, type MessageKey, messageOf } from './message.ts'

/**
 * What this module reads of a refusal: one of zod's issues, or only its `message` as it came over the network.
 * Bounds are those of zod: `maximum` 200 of a text means 200 characters.
 */
export interface Issue {
  readonly message?: string | undefined
  readonly code?: string | undefined
  readonly expected?: unknown
  readonly format?: unknown
  readonly origin?: unknown
  readonly input?: unknown
  readonly maximum?: unknown
  readonly minimum?: unknown
  readonly divisor?: unknown
  readonly inclusive?: boolean | undefined
  readonly exact?: boolean | undefined
  /** The refusals of each branch of a union. */
  readonly errors?: readonly (readonly Issue[])[] | undefined
}

/** A message key, and behind a colon the bound that its text names: `phone`, `tooLong:200`. */
export type IssueCode = MessageKey | `${MessageKey}:${string}`

/**
 * The language-neutral code of a refusal, `tooLong:200`. It is also an error map of zod, which is how a server
 * answers codes: `schema.safeParse(body, { error: issueCode })`.
 */
export function issueCode(issue: Issue): IssueCode {
  return isIssueCode(issue.message) ? issue.message : builtIn(issue)
}

/** What to show for a refusal, ours or one of zod's own; what is not known reads as the general text. */
export function issueText(issue: Issue, language: Language): string {
  const code = issueCode(issue)
  const colon = code.indexOf(':')
  const key = colon < 0 ? code : code.slice(0, colon)
  const limit = colon < 0 ? '' : code.slice(colon + 1)
  const bound = limit !== '' && Number.isFinite(Number(limit)) ? Number(limit) : limit
  return messageOf(isMessageKey(key) ? key : 'invalid', language, bound)
}

function isIssueCode(message: string | undefined): message is IssueCode {
  return message !== undefined && isMessageKey(message.split(':', 1)[0] ?? '')
}

function builtIn(issue: Issue): IssueCode {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue)
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_value':
      return 'choice'
    case 'invalid_format':
      return format(issue)
    case 'not_multiple_of':
      return `step:${issue.divisor}`
    case 'invalid_union':
      return union(issue)
    default:
      return 'invalid'
  }
}

function wrongType(issue: Issue): IssueCode {
  if (isMissing(issue)) return 'empty'
  if (issue.expected === 'int') return 'int'
  if (issue.expected === 'number') return 'number'
  if (issue.expected === 'date') return 'date.format'
  return 'invalid'
}

function tooBig({ origin, maximum, inclusive, exact }: Issue): IssueCode {
  if (origin === 'string') return exact ? `wrongLength:${maximum}` : `tooLong:${maximum}`
  if (origin === 'array' || origin === 'set') return `tooMany:${maximum}`
  return inclusive === false ? `notBelow:${maximum}` : `tooLarge:${maximum}`
}

function tooSmall({ origin, minimum, inclusive, exact }: Issue): IssueCode {
  if (origin === 'string' && exact) return `wrongLength:${minimum}`
  if (origin === 'string') return minimum === 1 ? 'empty' : `tooShort:${minimum}`
  if (origin === 'array' || origin === 'set') return `tooFew:${minimum}`
  return inclusive === false ? `notAbove:${minimum}` : `tooSmall:${minimum}`
}

function format(issue: Issue): IssueCode {
  if (issue.format === 'email' || issue.format === 'url') return issue.format
  if (issue.format === 'date') return 'date.format'
  if (issue.format === 'time' || issue.format === 'datetime') return 'time.format'
  return 'invalid'
}

/** The branch that came closest speaks for the union. */
function union(issue: Issue): IssueCode {
  const branches = (issue.errors ?? []).filter((branch) => branch.length > 0)
  const [closest] = branches.toSorted((a, b) => a.length - b.length)
  return closest?.[0] ? issueCode(closest[0]) : 'invalid'
}

/** An issue keeps its input only on request; without it, zod's own wording tells a missing value. */
function isMissing(issue: Issue): boolean {
  if ('input' in issue) return issue.input == null
  return /received (?:undefined|null)$/.test(issue.message ?? '')
}
