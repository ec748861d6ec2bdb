const DOT = '·'
const HIDDEN = '***'
/** The province and the letter of the city stay, and the last character, by which a driver knows it. */
const HEAD = 2

/**
 * A plate of which only the ends are shown: `粤B·D7***1`. A plate that is masked already stays as it is; one too short
 * to be told apart is hidden wholly.
 */
export function maskedPlate(plate: string): string {
  const trimmed = plate.trim()
  if (/[*•]/.test(trimmed)) return trimmed
  const [region, rest] = partsOf(trimmed)
  const characters = [...rest]
  if (characters.length < HEAD + 2) return `${region}${HIDDEN}`
  return `${region}${characters.slice(0, HEAD).join('')}${HIDDEN}${characters.at(-1)}`
}

/** Province and city with the dot behind them, and the rest; a plate from elsewhere has no such head. */
function partsOf(plate: string): [region: string, rest: string] {
  const match = /^(\p{Script=Han}[A-Z])\s*[·.-]?\s*(.*)$/u.exec(plate)
  return match ? [`${match[1]}${DOT}`, match[2] ?? ''] : ['', plate]
}
