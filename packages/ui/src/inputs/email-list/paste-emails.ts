/** One address of a list, as the wire has it. */
export interface EmailItem {
  readonly email: string
}

/** Several addresses that were pasted into one row, as rows; nothing where there is only one. */
export function pasteEmails(
  list: readonly EmailItem[],
  index: number,
  text: string,
  most: number,
): readonly EmailItem[] | undefined {
  const pasted = text
    .normalize('NFKC')
    .split(/[\s,;、]+/)
    .map((part) => part.replaceAll(/^.*<|>.*$/g, ''))
    .filter((part) => part.includes('@'))
  if (pasted.length < 2) return undefined
  const known = new Set(list.filter((_, other) => other !== index).map((item) => item.email))
  const rows = [...new Set(pasted)].filter((email) => !known.has(email)).map((email) => ({ email }))
  return list.toSpliced(index, 1, ...rows).slice(0, most)
}
