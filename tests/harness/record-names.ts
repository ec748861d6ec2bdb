let count = 0

/** Digits that no other record of this run has. */
export function unique(): string {
  count += 1
  return `${Date.now() % 1e7}${count}`
}
