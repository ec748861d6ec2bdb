/** spec.md §9: the limit of an input that knows no other. */
const INPUT_LIMIT = 50

/** Short fields need no counter: one sees how much fits. */
const WORTH_COUNTING = 50

/** "27 / 200" where there is a limit that one may reach. */
export function counterOf(text: string, maxLength: number | undefined): string | undefined {
  return maxLength !== undefined && maxLength >= WORTH_COUNTING ? `${text.length} / ${maxLength}` : undefined
}

/** How many characters may be typed. */
export function lengthLimit(maxLength: number | undefined): number {
  return maxLength ?? INPUT_LIMIT
}
