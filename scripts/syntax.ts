import { parseSync } from 'vite'

/** A node of the syntax tree (ESTree), as far as our checks look into it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

/** One source file with its tree. */
export interface Source {
  readonly path: string
  readonly code: string
  readonly tree: Node
  readonly comments: readonly Comment[]
}

/** A comment with its text, without the marks around it. */
export interface Comment {
  readonly value: string
  readonly start: number
  readonly end: number
}

export function parse(path: string, code: string): Source {
  const { program, comments, errors } = parseSync(path, code)
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`)
  return { path, code, tree: program as unknown as Node, comments }
}

/** Every node of a tree with those that it stands in, the nearest last. */
export function* nodesOf(node: Node, within: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  yield [node, within]
  const inner = [...within, node]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* nodesOf(child, inner)
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** What a string literal says; a template counts where nothing is put into it. */
export function stringOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value
  if (value.type !== 'TemplateLiteral') return undefined
  const [only, ...more] = value.quasis as { value: { cooked: string } }[]
  return only && more.length === 0 ? only.value.cooked : undefined
}

/** The name that is called, where it is a plain one. */
export function calleeOf(node: Node): string | undefined {
  const callee = node.callee
  return node.type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier'
    ? String(callee.name)
    : undefined
}

/** Whether it is an object as it stands: `{ … }`. */
export function isObject(node: Node): boolean {
  if (node.type === 'TSSatisfiesExpression' && isNode(node.expression)) return isObject(node.expression)
  return node.type === 'ObjectExpression'
}

export function placeOf({ path, code }: Source, { start }: Pick<Node, 'start'>): string {
  return `${path}:${code.slice(0, start).split('\n').length}`
}
