import { isNode, type Node, nodesOf, type Source, stringOf } from '../syntax.ts'
import { CITATION, SLIP } from './citation.ts'
import { rowTitles } from './row-titles.ts'

/** A test, a group of tests or a story whose title says which requirements it proves. */
export interface Proof {
  readonly path: string
  readonly title: string
  /** The numbers it cites, such as `2.14`. */
  readonly cites: readonly string[]
}

/** Every proof in a file of tests or stories. */
export function proofsOf(source: Source): Proof[] {
  return titlesOf(source).flatMap((title) => {
    const cites = [...title.matchAll(CITATION)].flatMap(([, numbers]) => numbers?.split(', ') ?? [])
    return cites.length > 0 ? { path: source.path, title: withoutCitations(title), cites } : []
  })
}

/** The titles of a file that seem to cite, in a form that is not read. */
export function slipsOf(source: Source): string[] {
  return titlesOf(source).filter((title) => SLIP.test(withoutCitations(title)))
}

function titlesOf(source: Source): string[] {
  return source.path.includes('.stories.') ? storyTitles(source) : testTitles(source)
}

function withoutCitations(title: string): string {
  return title.replaceAll(CITATION, '')
}

const TESTS = ['describe', 'it', 'test']
const NEVER_RUN = ['skip', 'todo']

/** The titles of tests and groups, below those that they stand in; what is skipped proves nothing. */
function testTitles(source: Source): string[] {
  const titles: string[] = []
  for (const [node, within] of nodesOf(source.tree)) {
    if (!isTest(node) || [node, ...within].some(isSkipped)) continue
    const groups = within.filter(isTest).map((group) => withoutCitations(ownTitle(group)))
    const own = ownTitle(node)
    titles.push(...[own, ...rowTitles(source, node, own)].map((title) => [...groups, title].join(' › ')))
  }
  return titles
}

function ownTitle(test: Node): string {
  const [title] = test.arguments as unknown[]
  return titleOf(title) ?? ''
}

/** `it('…', …)`, `it.concurrent('…', …)`, `it.each(rows)('…', …)`, but not the inner `it.each(rows)`. */
function isTest(node: Node): boolean {
  if (node.type !== 'CallExpression') return false
  const [title] = node.arguments as unknown[]
  const [name, ...more] = namesOf(node)
  return (
    name !== undefined && TESTS.includes(name) && !more.includes('extend') && titleOf(title) !== undefined
  )
}

function isSkipped(node: Node): boolean {
  const [name, ...more] = node.type === 'CallExpression' ? namesOf(node) : []
  return name !== undefined && TESTS.includes(name) && more.some((word) => NEVER_RUN.includes(word))
}

/** The names of a chain of calls: `it.skip.each(rows)('…')` gives it, skip, each. */
function namesOf(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type === 'CallExpression' && isNode(node.callee)) return namesOf(node.callee)
  if (node.type === 'TaggedTemplateExpression' && isNode(node.tag)) return namesOf(node.tag)
  if (node.type !== 'MemberExpression' || !isNode(node.object) || !isNode(node.property)) return []
  return [...namesOf(node.object), String(node.property.name)]
}

/** The text of a title; what is put into a template is not known here and stands as an ellipsis. */
function titleOf(value: unknown): string | undefined {
  if (!isNode(value) || value.type !== 'TemplateLiteral') return stringOf(value)
  return (value.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('…')
}

/** A story is named by its `name` or by its export; the comment above it may cite. */
function storyTitles(source: Source): string[] {
  const body = source.tree.body as Node[]
  return body
    .filter((node) => node.type === 'ExportNamedDeclaration' && isNode(node.declaration))
    .flatMap((node) => {
      const [declared] = ((node.declaration as Node).declarations ?? []) as Node[]
      if (!declared || !isNode(declared.id)) return []
      const name = nameOf(declared.init) ?? String(declared.id.name)
      return [[name, ...citationsOf(commentAbove(source, node))].join(' ')]
    })
}

function nameOf(story: unknown): string | undefined {
  if (!isNode(story) || story.type !== 'ObjectExpression') return undefined
  const name = (story.properties as Node[]).find(({ key }) => isNode(key) && key.name === 'name')
  return stringOf(name?.value)
}

function commentAbove({ code, comments }: Source, node: Node): string {
  const above = comments.findLast(({ end }) => end <= node.start && code.slice(end, node.start).trim() === '')
  return above?.value ?? ''
}

function citationsOf(comment: string): string[] {
  return [...comment.matchAll(CITATION)].map(([citation]) => citation.trim())
}
