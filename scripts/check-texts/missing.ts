import { isNode, type Node, nodesOf, placeOf, type Source, stringOf } from '../syntax.ts'

/** Attributes and fields that people read or hear. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])
/** Names of keys, units and standards, beginnings of addresses and plates: every language writes them alike. */
const NEUTRAL =
  /^(?:Esc|Ctrl|Shift|Alt|Enter|Tab|kWh?|MWh?|Wh|W|V|A|SOC|VIN|OCPP|UTC\+8|Ampdeck|[A-Z]|PNG|JPEG?|Σ|×|h|min|s)(?:[\s+/·]+\w+)*$|^https?:\/\/$|^\p{Script=Han}[A-Z]\w+$/u
const WORD = /\p{L}{2,}/u

/** Words that are written into the code in one language, where a text in both is missing. */
export function missingTexts(source: Source): string[] {
  const problems: string[] = []
  for (const [node, within] of nodesOf(source.tree)) {
    const words = wordsOf(node, within)?.trim()
    if (words && WORD.test(words) && !NEUTRAL.test(words)) {
      problems.push(`${placeOf(source, node)} said in one language only: ${words}`)
    }
  }
  return problems
}

function wordsOf(node: Node, within: readonly Node[]): string | undefined {
  if (node.type === 'JSXText') return within.some(isSvgStyle) ? undefined : String(node.value)
  if (node.type !== 'JSXAttribute' || !isNode(node.name) || !SPOKEN.has(String(node.name.name)))
    return undefined
  const { value } = node
  if (isNode(value) && value.type === 'JSXExpressionContainer') return stringOf(value.expression)
  return stringOf(value)
}

/** What stands inside `<style>` is not read. */
function isSvgStyle(node: Node): boolean {
  const opening = node.openingElement
  return isNode(opening) && isNode(opening.name) && opening.name.name === 'style'
}
