import { calleeOf, isNode, type Node, nodesOf, placeOf, type Source } from '../syntax.ts'

/** A table of texts: `const stationTexts = texts({ name: [...] })`. */
interface Table {
  readonly source: Source
  readonly name: string
  readonly keys: ReadonlyMap<string, Node>
  readonly isExported: boolean
}

/** How a table is used: which keys are named, or that it is handed on whole. */
interface Uses {
  readonly keys: Set<string>
  isHandedOn: boolean
}

/** The texts that no code says. A table that is handed on whole (to a form, to columns) is taken to be used. */
export function unusedTexts(sources: readonly Source[]): string[] {
  return sources.flatMap(tablesOf).flatMap((table) => {
    const uses: Uses = { keys: new Set(), isHandedOn: false }
    note(table.source, table.name, uses)
    for (const source of table.isExported ? sources : []) {
      const local = source === table.source ? undefined : importedAs(source, table.name)
      if (local) note(source, local, uses)
    }
    if (uses.isHandedOn) return []
    return [...table.keys]
      .filter(([key]) => !uses.keys.has(key))
      .map(([key, node]) => `${placeOf(table.source, node)} nothing says ${table.name}.${key}`)
  })
}

function tablesOf(source: Source): Table[] {
  const tables: Table[] = []
  for (const [node, within] of nodesOf(source.tree)) {
    if (node.type !== 'VariableDeclarator' || !isNode(node.init) || !isNode(node.id)) continue
    const [object] = calleeOf(node.init) === 'texts' ? (node.init.arguments as Node[]) : []
    if (object?.type !== 'ObjectExpression') continue
    const isExported = within.some(({ type }) => type === 'ExportNamedDeclaration')
    tables.push({ source, name: String(node.id.name), keys: keysOf(object), isExported })
  }
  return tables
}

function keysOf(object: Node): Map<string, Node> {
  const properties = (object.properties as Node[]).filter(({ type }) => type === 'Property')
  return new Map(properties.map((property) => [nameOf(property.key), property]))
}

function nameOf(key: unknown): string {
  return isNode(key) ? String(key.name ?? key.value) : ''
}

/** The name under which a file has imported another. */
function importedAs({ tree }: Source, name: string): string | undefined {
  const specifiers = (tree.body as Node[])
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap((node) => node.specifiers as Node[])
  const found = specifiers.find(({ imported }) => nameOf(imported) === name)
  return found && nameOf(found.local)
}

function note({ tree }: Source, name: string, uses: Uses): void {
  for (const [node, within] of nodesOf(tree)) {
    if (node.type !== 'Identifier' || node.name !== name) continue
    const parent = within.at(-1)
    if (!parent || isDeclaration(parent, node)) continue
    if (parent.type === 'MemberExpression' && parent.object === node) {
      const key = parent.computed ? (parent.property as Node).value : (parent.property as Node).name
      if (typeof key === 'string') uses.keys.add(key)
      else uses.isHandedOn = true
    } else if (!isTypeOnly(within)) uses.isHandedOn = true
  }
}

function isDeclaration(parent: Node, node: Node): boolean {
  if (parent.type === 'VariableDeclarator') return parent.id === node
  if (parent.type === 'MemberExpression') return parent.object !== node && !parent.computed
  return parent.type === 'ImportSpecifier' || parent.type === 'ExportSpecifier' || isKey(parent, node)
}

function isKey(parent: Node, node: Node): boolean {
  return parent.type === 'Property' && parent.key === node && !parent.shorthand
}

function isTypeOnly(within: readonly Node[]): boolean {
  return within.some(({ type }) => type === 'TSTypeQuery')
}
