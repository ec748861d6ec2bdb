/** What stands for the part of a text that is left out. */
const DOTS = '…'

/** How wide a text is: a letter of ASCII counts one, any other character two. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((width, character) => width + widthOf(character), 0)
}

/** A text no wider than this, the dots not counted: what does not fit is left out, whole characters only. */
export function ellipsis(text: string, most: number): string {
  const kept: string[] = []
  let width = 0
  for (const character of Array.from(text)) {
    width += widthOf(character)
    if (width > most) return `${kept.join('')}${DOTS}`
    kept.push(character)
  }
  return text
}

const widthOf = (character: string) => ((character.codePointAt(0) ?? 0) < 128 ? 1 : 2)
