import { isNode, type Node, nodesOf, type Source, stringOf } from '../syntax.ts'
import { CITATION } from './citation.ts'

/** A row cites at its end; what cites elsewhere is a sample of code. */
const LAST = new RegExp(`${CITATION.source}$`)
const BLANK = /%\w|\$(\w+)/g

/**
 * The titles that `it.each(rows)('%s', …)` makes of rows which cite: `['refuses a day (spec 5.56)', …]`, or
 * `phone: { spec: '(spec 5.4)', … }` under `'$name $spec'`. The rows stand in the call or in constants that it names.
 */
export function rowTitles(source: Source, call: Node, title: string): string[] {
  return tablesOf(source, call).flatMap((table) => {
    const titles: string[] = []
    for (const [node, within] of nodesOf(table)) {
      const text = stringOf(node)
      const citation = text && LAST.exec(text)?.[0].trim()
      if (!citation) continue
      const words = filled(title, text, within)
      titles.push(words.includes(citation) ? words : `${words} ${citation}`)
    }
    return titles
  })
}

/** The title as the test runner writes it for the row in which a text stands, as far as the row is spelled out. */
function filled(title: string, text: string, within: readonly Node[]): string {
  const [outer, row] = within.slice(-2)
  if (row?.type === 'Property') {
    const fields = fieldsOf(outer)
    const wordFor = (key: string) => fields.get(key) ?? (key === 'name' ? keyAbove(within) : undefined)
    return title.replace(BLANK, (blank, key: string) => wordFor(key) ?? blank)
  }
  const values = outer?.type === 'ArrayExpression' ? ((row?.elements ?? []) as unknown[]).map(wordOf) : [text]
  return title.replace(BLANK, (blank) => values.shift() ?? blank)
}

function fieldsOf(object: Node | undefined): Map<string, string | undefined> {
  return new Map(
    ((object?.properties ?? []) as Node[]).map(({ key, value }) => [nameOf(key) ?? '', wordOf(value)]),
  )
}

/** The name under which the row stands, where it is an entry of an object itself. */
function keyAbove(within: readonly Node[]): string | undefined {
  const [, entry] = within.filter(({ type }) => type === 'Property').reverse()
  return nameOf(entry?.key) ?? stringOf(entry?.key)
}

function wordOf(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Literal' ? String(value.value) : stringOf(value)
}

/** The rows in the call, and the constants of the file that they are made of, by way of others too. */
function tablesOf({ tree }: Source, { callee }: Node): Node[] {
  if (!isNode(callee) || callee.type !== 'CallExpression') return []
  const constants = (tree.body as Node[])
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as Node[])
  const tables = new Set((callee.arguments as unknown[]).filter(isNode))
  for (const table of tables) {
    const names = new Set([...nodesOf(table)].map(([node]) => nameOf(node)))
    for (const constant of constants) if (names.has(nameOf(constant.id) ?? '')) tables.add(constant)
  }
  return [...tables]
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined
}
