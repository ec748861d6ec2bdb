import { plain, wordsOf } from './marks.ts'

/** What can be chosen from a list that one searches. */
export interface Choice<Id extends string | number = string | number> {
  /** What is sent; two choices never have the same. */
  readonly value: Id
  /** Its name, in the language in force. */
  readonly label: string
  /** What distinguishes it from others of the same name: a code, a city. Searched too. */
  readonly detail?: string | undefined
}

/** Whether every word of a text stands in a choice, in any order and any case; full-width letters are letters. */
export function matchesText(choice: Choice, text: string): boolean {
  const inside = plain(`${choice.label} ${choice.detail ?? ''}`)
  return wordsOf(text).every((word) => inside.includes(word))
}

/** A choice as Chakra's parts know it. */
export function keyOf(choice: Choice): string {
  return String(choice.value)
}
