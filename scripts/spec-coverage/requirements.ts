/** One sentence of the specification that the product must fulfil. */
export interface Requirement {
  /** `<section>.<n>`, such as `2.14`. */
  readonly number: string
  readonly text: string
  /** The business area whose screens it belongs to; without one it belongs to the shell. */
  readonly area?: string
}

/** The requirements under one heading of the specification. */
export interface Section {
  readonly title: string
  /** 2 for a chapter, 3 for a part of one, as in Markdown. */
  readonly level: number
  readonly requirements: readonly Requirement[]
}

const HEADING = /^(##+) (.+)$/
const ROW = /^\| (\d+\.\d+) +\| (shell|business: [^|]+?) +\| (.+?) +\|$/
const CELLS = /^\| *\d/
/** The last heading: what the specification says without asking for anything. */
const LEFT_OUT = 'Left out'

/** Reads `docs/requirements.md`. A row that is none is an error: a requirement must not be lost by a slip. */
export function readRequirements(markdown: string): Section[] {
  const sections: (Section & { requirements: Requirement[] })[] = []
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line)
    if (heading?.[1] && heading[2]) {
      sections.push({ title: heading[2], level: heading[1].length, requirements: [] })
    } else if (CELLS.test(line)) {
      sections.at(-1)?.requirements.push(readRow(line))
    }
  }
  return sections.filter(({ title }) => title !== LEFT_OUT)
}

function readRow(line: string): Requirement {
  const [, number, part, text] = ROW.exec(line) ?? []
  if (!number || !part || !text) throw new SyntaxError(`Not a requirement: ${line}`)
  const area = part.split(': ')[1]
  return { number, text, ...(area ? { area } : {}) }
}
