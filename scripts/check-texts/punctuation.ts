import { isNode, type Node, nodesOf, placeOf, type Source, stringOf } from '../syntax.ts'

const MARK = /^[,:;]$/

/** Marks of one language between parts of a sentence: Chinese separates by the full-width ， 、 and ：. */
export function barePunctuation(source: Source): string[] {
  const problems: string[] = []
  for (const [node] of nodesOf(source.tree)) {
    if (node.type === 'JSXText' && MARK.test(String(node.value).trim())) {
      problems.push(
        `${placeOf(source, node)} "${String(node.value).trim()}" is English: use listed or labelled`,
      )
    }
    if (separatorOf(node) === ', ')
      problems.push(`${placeOf(source, node)} ", " is English: use listed, or list of the formats`)
  }
  return problems
}

/** What joins a list: `names.join(', ')`. */
function separatorOf({ type, callee, arguments: given }: Node): string | undefined {
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee.property)) return undefined
  return callee.property.name === 'join' ? stringOf((given as unknown[])[0]) : undefined
}
