import { type RuleName, rules } from './rules.ts'

/** How many characters an input takes unless it says otherwise. */
export const INPUT_LIMIT = 50

/** Accepts rule names joined by a pipe; a literal with an unknown name does not compile. */
export type Tags<T extends string> = string extends T
  ? string
  : T extends `${infer Name}|${infer Rest}`
    ? Name extends RuleName
      ? `${Name}|${Tags<Rest>}`
      : `${RuleName}|${Rest}`
    : T extends RuleName
      ? T
      : RuleName

/** The key of what failed: a rule, or the length. */
export type TaggedFailure = RuleName | 'tooLong'

/**
 * The rules of a tag such as `phone|empty`, in the order written.
 *
 * @throws when a name is no rule; the message names it.
 */
export function parseTags<const T extends string>(tags: T & Tags<T>): RuleName[] {
  return tags.split('|').map((name: string) => {
    if (isRuleName(name)) return name
    throw new Error(`Unknown validation rule "${name}" in "${tags}"`)
  })
}

/**
 * The first failure of a tagged input, or null. Rules are checked in the order written, then the length in
 * characters. An input without `empty` is optional: left empty, it passes.
 *
 * @throws when a name in the tag is no rule.
 */
export function checkTagged<const T extends string>(
  value: string,
  tags: T & Tags<T>,
  limit: number = INPUT_LIMIT,
): TaggedFailure | null {
  const names = parseTags<string>(tags)
  if (value === '' && !names.includes('empty')) return null

  const failed = names.find((name) => !rules[name].safeParse(value).success)
  return failed ?? (value.length > limit ? 'tooLong' : null)
}

function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(rules, name)
}
