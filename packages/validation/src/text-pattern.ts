import { z } from 'zod'
import type { MessageKey } from './message.ts'

/** A text that matches a pattern; every refusal carries the key, a missing text `empty`. */
export function textPattern(pattern: RegExp, key: MessageKey) {
  return text(key).regex(pattern, key)
}

/** A text; what is no text at all is refused with the key, a missing one with `empty`. */
export function text(key: MessageKey) {
  return z.string({ error: (issue) => typeError(issue, key) })
}

/** A number; what is no number at all is refused with the key, a missing one with `empty`. */
export function number(key: MessageKey) {
  return z.number({ error: (issue) => typeError(issue, key) })
}

/** Only for the type: zod would otherwise use a schema's text for every later check without its own. */
function typeError({ code, input }: z.core.$ZodRawIssue, key: MessageKey): MessageKey | undefined {
  if (code !== 'invalid_type') return undefined
  return input == null ? 'empty' : key
}
