import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run-process.ts'
import { isNode, type Node, nodesOf, parse, stringOf } from './syntax.ts'

/*
 * Which components `@ampdeck/ui` exports, and which pages of Storybook are about them. Read from the sources, for
 * nothing is drawn for it.
 */

export const ui = join(root, 'packages/ui')
export const filesOf = (pattern: string) => globSync(pattern, { cwd: ui }).toSorted()
const read = (path: string) => parse(path, readFileSync(join(ui, path), 'utf8'))

export interface ComponentPage {
  path: string
  title: string
  /** The `component` and the `subcomponents` of its meta. */
  components: string[]
  hasGuide: boolean
}

export function componentPages(): ComponentPage[] {
  return filesOf('src/**/*.stories.tsx').map(pageOf)
}

function pageOf(path: string): ComponentPage {
  const fields = new Map(fieldsOf(metaOf(read(path).tree)).map((field) => [nameOf(field.key), field.value]))
  const parameters = fieldsOf(fields.get('parameters'))
  return {
    path,
    title: stringOf(fields.get('title')) ?? '',
    components: [
      nameOf(fields.get('component')),
      ...fieldsOf(fields.get('subcomponents')).map(({ key }) => nameOf(key)),
    ].filter((name) => name !== ''),
    hasGuide: parameters.some(({ key }) => nameOf(key) === 'guide'),
  }
}

/** The object that is declared as `meta`. */
function metaOf(tree: Node): unknown {
  for (const [node] of nodesOf(tree)) {
    if (node.type !== 'VariableDeclarator' || nameOf(node.id) !== 'meta' || !isNode(node.init)) continue
    return node.init.type === 'ObjectExpression' ? node.init : node.init.expression
  }
  return undefined
}

/** What stands in a file of exports and is a component: a value with a capital letter from a file with markup. */
export function componentsOf(path: string): string[] {
  return [...nodesOf(read(path).tree)].flatMap(([node]) => {
    const source = stringOf(node.source)
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type' || !source?.endsWith('.tsx'))
      return []
    const declared = declaredIn(join(dirname(path), source))
    return (node.specifiers as Node[])
      .filter(({ exportKind }) => exportKind !== 'type')
      .map(({ exported: name }) => nameOf(name))
      .filter((name) => declared.has(name))
  })
}

function declaredIn(path: string): ReadonlySet<string | undefined> {
  const found = readFileSync(join(ui, path), 'utf8').matchAll(
    /^export (?:function|const|class) ([A-Z]\w*[a-z]\w*)/gm,
  )
  return new Set([...found].map(([, name]) => name))
}

/** The titles to which a guide leads. */
export function relatedOf(path: string): string[] {
  for (const [node] of nodesOf(read(path).tree)) {
    if (node.type !== 'Property' || nameOf(node.key) !== 'related' || !isNode(node.value)) continue
    return (node.value.elements as unknown[]).map((title) => stringOf(title) ?? '')
  }
  return []
}

/** The story that a guide's anatomy names, where none of the stories beside it has that name. */
export function lostStoryOf(path: string): string | undefined {
  for (const [node] of nodesOf(read(path).tree)) {
    if (node.type !== 'Property' || nameOf(node.key) !== 'story') continue
    const story = stringOf(node.value)
    const isThere = filesOf(join(dirname(path), '*.stories.tsx')).some((stories) =>
      readFileSync(join(ui, stories), 'utf8').includes(`export const ${story}:`),
    )
    return isThere ? undefined : story
  }
  return undefined
}

function fieldsOf(object: unknown): Node[] {
  if (!isNode(object) || object.type !== 'ObjectExpression') return []
  return (object.properties as Node[]).filter(({ type }) => type === 'Property')
}

function nameOf(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : ''
}
