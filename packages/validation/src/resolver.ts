import { toNestErrors, validateFieldsNatively } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver, ResolverOptions, ResolverResult } from 'react-hook-form'
import type { z } from 'zod'
import { issueText } from './issue.ts'
import { type Language, messageOf } from './message.ts'
import { checkTagged, INPUT_LIMIT, parseTags, type Tags } from './tagged-rules.ts'

/** The first error of each field, by its path: `emailList.0.email`. */
type Errors = Record<string, FieldError>

/** Checks a form with a schema; each field shows its first refusal in the language. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  language: Language,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const result = await schema.safeParseAsync(values, { reportInput: true })
    if (result.success) return accepted<Input, Output>(result.data, options)

    const errors: Errors = {}
    for (const issue of result.error.issues) {
      // A refusal of the form as a whole has no path; the form library keeps such errors under `root`.
      const name = issue.path.join('.') || 'root'
      errors[name] ??= { type: issue.code, message: issueText(issue, language) }
    }
    return { values: {}, errors: toNestErrors<Input>(errors, options) }
  }
}

/**
 * Checks a form of text inputs with tagged rules: `taggedResolver({ phone: 'phone|empty' }, 'en')`.
 *
 * @throws when a tag names an unknown rule.
 */
export function taggedResolver<const Fields extends Record<string, string>>(
  fields: Fields & { readonly [Name in keyof Fields]: Tags<Fields[Name]> },
  language: Language,
): Resolver<Record<keyof Fields & string, string>> {
  const tagged = Object.entries<string>(fields)
  for (const [, tags] of tagged) parseTags(tags)

  return (values, _context, options) => {
    const errors: Errors = {}
    for (const [name, tags] of tagged) {
      const key = checkTagged(values[name] ?? '', tags)
      if (key) errors[name] = { type: key, message: messageOf(key, language, INPUT_LIMIT) }
    }
    const isValid = Object.keys(errors).length === 0
    return isValid ? accepted(values, options) : { values: {}, errors: toNestErrors(errors, options) }
  }
}

/** The values, after the browser's own messages of an earlier check are taken away. */
function accepted<Input extends FieldValues, Output>(
  values: Output,
  options: ResolverOptions<Input>,
): ResolverResult<Input, Output> {
  if (options.shouldUseNativeValidation) validateFieldsNatively({}, options)
  return { values, errors: {} }
}
