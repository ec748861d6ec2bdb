/** A part of a text; `isMark` where it is what somebody searched for. */
export interface Part {
  readonly text: string
  readonly isMark: boolean
}

/** The words of a search: lower case, full-width letters as letters. */
export function wordsOf(text: string): string[] {
  return plain(text).split(/\s+/).filter(Boolean)
}

/** A text in parts, the first place of each word of a search marked. Put together again they are the text. */
export function marksOf(text: string, words: readonly string[]): Part[] {
  const letters = Array.from(text)
  const isMarked = letters.map(() => false)
  for (const word of words) {
    const at = placeOf(letters, word)
    if (at) isMarked.fill(true, at.from, at.to)
  }
  const parts: { text: string; isMark: boolean }[] = []
  for (const [index, letter] of letters.entries()) {
    const isMark = isMarked[index] ?? false
    const last = parts.at(-1)
    if (last?.isMark === isMark) last.text += letter
    else parts.push({ text: letter, isMark })
  }
  return parts
}

/** A text as it is compared. */
export function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Letters may become longer as they are compared (ﬁ, İ), so places are counted in those of the text itself. */
function placeOf(letters: readonly string[], word: string): { from: number; to: number } | undefined {
  const compared = letters.map(plain)
  const start = compared.join('').indexOf(word)
  if (start < 0 || word === '') return undefined
  let from = 0
  let passed = 0
  while (passed + (compared[from]?.length ?? 1) <= start) passed += compared[from++]?.length ?? 1
  let to = from
  while (passed < start + word.length) passed += compared[to++]?.length ?? 1
  return { from, to }
}
