import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calleeOf, isNode, isObject, type Node, nodesOf, parse } from '../syntax.ts'
import { docsIndex, schemaIndex } from './contract-schemas.ts'

/**
 * The indexes of `@ampdeck/api`, one line for each entry: `resource-index.ts` has the resources, which are made of
 * calls of a `service(…)`, `record-index.ts` what the files `*.record.ts` declare, `text-index.ts` the names of fields, `schema-index.ts` the schemas by the
 * names that the OpenAPI document gives them, `docs-index.ts` what the docstrings say of all these. Git joins the lines
 * of two branches by itself (`.gitattributes`), in whatever order: only the lines count.
 */
export function apiIndexes(folder: string): [path: string, text: string][] {
  const files = globSync('src/**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).sort()
  const sources = files.map((file) => parse(file, readFileSync(join(folder, file), 'utf8')))
  const index = (namesOf: (path: string, tree: Node) => string[]) =>
    sources.flatMap(({ path, tree }) =>
      namesOf(path, tree).map((name) => `export { ${name} } from './${path.slice('src/'.length)}'\n`),
    )
  return [
    [
      join(folder, 'src/resource-index.ts'),
      index((_path, tree) => (usesService(tree) ? objectsOf(tree) : [])).join(''),
    ],
    [
      join(folder, 'src/record-index.ts'),
      index((path, tree) => (path.endsWith('.record.ts') ? objectsOf(tree) : [])).join(''),
    ],
    [
      join(folder, 'src/text-index.ts'),
      index((path, tree) => (path.endsWith('.texts.ts') ? constantsOf(tree) : [])).join(''),
    ],
    [join(folder, 'src/schema-index.ts'), schemaIndex(sources)],
    [join(folder, 'src/docs-index.ts'), docsIndex(sources)],
  ]
}

/** Whether a file says `const at = service(…)`. */
function usesService(tree: Node): boolean {
  return [...nodesOf(tree)].some(
    ([{ type, init }]) => type === 'VariableDeclarator' && isNode(init) && calleeOf(init) === 'service',
  )
}

/** The names of the exported constants: `export const stationTexts = texts({ … })`. */
function constantsOf(tree: Node): string[] {
  return declaredIn(tree).flatMap(({ id }) => (isNode(id) ? [String(id.name)] : []))
}

/** The names of the exported constants that are objects as they stand: `export const station = { … }`. */
function objectsOf(tree: Node): string[] {
  return declaredIn(tree).flatMap(({ id, init }) =>
    isNode(id) && isNode(init) && isObject(init) ? [String(id.name)] : [],
  )
}

function declaredIn(tree: Node): Node[] {
  return (tree.body as Node[]).flatMap(({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || !isNode(declaration)) return []
    return declaration.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : []
  })
}
