/** What can be chosen from a list that one searches. */
export interface Choice<Id extends string | number = string | number> {
  readonly value: Id
  readonly label: string
  /** What tells it from others of the same name: a code, a city. */
  readonly detail?: string | undefined
}

/** Whether every word of a text stands in a choice, in any order and any case; full-width letters are letters. */
export function matchesText(choice: Choice, text: string): boolean {
  const plain = (from: string) => from.normalize('NFKC').toLowerCase()
  const words = plain(text).split(/\s+/).filter(Boolean)
  const inside = plain(`${choice.label} ${choice.detail ?? ''}`)
  return words.every((word) => inside.includes(word))
}
