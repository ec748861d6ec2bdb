import { basename, dirname } from 'node:path'
import { calleeOf, isNode, isObject, type Node, nodesOf, type Source, stringOf } from '../syntax.ts'

/** A constant of a file: its name, what it is made of, and where its declaration begins. */
interface Constant {
  source: Source
  name: string
  init: Node
  start: number
  exported: boolean
}

/** One export for each schema, by the name that the OpenAPI document gives it. */
export function schemaIndex(sources: readonly Source[]): string {
  const schemas = sources.flatMap(constantsOf).filter(isSchema)
  const nameOf = namesOf(schemas)
  return schemas
    .map((schema) => {
      const name = nameOf(schema)
      const as = name === schema.name ? name : `${schema.name} as ${name}`
      return `export { ${as} } from './${schema.source.path.slice('src/'.length)}'\n`
    })
    .join('')
}

/** What the docstrings say of schemas, enumerations and resources, and of what stands in them: `Station.nameEn`. */
export function docsIndex(sources: readonly Source[]): string {
  const constants = sources.flatMap(constantsOf)
  const nameOf = namesOf(constants.filter(isSchema))
  const entries = constants.filter(isDescribed).flatMap((constant) => {
    const name = stringOfFirst(constant.init) ?? nameOf(constant)
    return sentencesOf(constant).map(([path, text]) => [[name, ...path].join('.'), text] as const)
  })
  const lines = [...new Map(entries)].map(
    ([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`,
  )
  return `// biome-ignore-all format: one line for each sentence\n\nexport const docs: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`
}

function constantsOf(source: Source): Constant[] {
  return (source.tree.body as Node[]).flatMap((statement) => {
    const exported = statement.type === 'ExportNamedDeclaration'
    const declaration = exported ? statement.declaration : statement
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') return []
    return (declaration.declarations as Node[]).flatMap(({ id, init }) =>
      isNode(id) && isNode(init)
        ? [{ source, name: String(id.name), init, start: statement.start, exported }]
        : [],
    )
  })
}

/** Schemas are written like types, and made by a call: `export const Station = record(…)`. */
function isSchema({ name, init, exported }: Constant): boolean {
  return exported && /^[A-Z]\w*[a-z]/.test(name) && init.type === 'CallExpression'
}

/** What the OpenAPI document has a place for: schemas, enumerations, and resources with their calls. */
function isDescribed(constant: Constant): boolean {
  const { init, name } = constant
  return isSchema(constant) || calleeOf(init) === 'enumeration' || (isObject(init) && !name.endsWith('Texts'))
}

/** A name of one word, or one that two files use, gets its file's name before it; what all files share keeps its own. */
function namesOf(schemas: readonly Constant[]): (constant: Constant) => string {
  const byName = Map.groupBy(schemas, ({ name }) => name)
  return ({ name, source: { path } }) => {
    const file = pascal(basename(path, '.ts'))
    const isShared = dirname(path) === 'src'
    const isClear = /[a-z]\w*[A-Z]/.test(name) && byName.get(name)?.length === 1
    return isShared || isClear || name.startsWith(file) ? name : file + name
  }
}

const pascal = (kebab: string) =>
  kebab.replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The name of an enumeration stands in its declaration: `enumeration('GunStatus', …)`. */
function stringOfFirst(init: Node): string | undefined {
  return calleeOf(init) === 'enumeration' ? stringOf((init.arguments as Node[])[0]) : undefined
}

/** The sentence of a constant, and those of the properties inside it with the path to each. */
function sentencesOf({ source, init, start }: Constant): [path: string[], text: string][] {
  const sentences = docstrings(source)
  const own = sentences.get(start)
  const inner = [...nodesOf(init)].flatMap(([node, within]): [string[], string][] => {
    const text = node.type === 'Property' ? sentences.get(node.start) : undefined
    return text ? [[[...within, node].filter(({ type }) => type === 'Property').map(keyOf), text]] : []
  })
  return own ? [[[], own], ...inner] : inner
}

function keyOf({ key }: Node): string {
  return isNode(key) ? (stringOf(key) ?? String(key.name)) : ''
}

/** The docstrings of a file by where the code begins that each stands before. An example is no sentence. */
function docstrings({ code, comments }: Source): Map<number, string> {
  const found = comments.filter(({ value }) => value.startsWith('*'))
  return new Map(
    found.map(({ value, end }) => [
      end + (code.slice(end).search(/\S/) ?? 0),
      value
        .replace(/```[\s\S]*/, '')
        .replace(/^[ \t]*\*+[ \t]?/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  )
}
