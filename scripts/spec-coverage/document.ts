import type { Proof } from './proofs.ts'
import type { Requirement, Section } from './requirements.ts'

const HEAD = `# Coverage of the specification

Written by \`pnpm docs:spec\` from [requirements.md](requirements.md) and from what the titles of the tests cite; do not edit.`

/** `docs/spec-coverage.md`: the figures, what is not proved, and for each requirement the tests that prove it. */
export function writeDocument(sections: readonly Section[], proofs: readonly Proof[]): string {
  const requirements = sections.flatMap((section) => section.requirements)
  const isProved = ({ number }: Requirement) => proofs.some(({ cites }) => cites.includes(number))
  const open = requirements.filter((requirement) => !isProved(requirement))
  const blocks = [
    HEAD,
    figures(requirements, isProved),
    '## Not proved yet',
    open.length === 0 ? 'Nothing.' : openTable(open),
    ...sections.flatMap((section) => sectionBlocks(section, proofs)),
  ]
  return `${blocks.join('\n\n')}\n`
}

function figures(requirements: readonly Requirement[], isProved: (one: Requirement) => boolean): string {
  const row = (name: string, some: readonly Requirement[]) => [
    name,
    String(some.length),
    String(some.filter(isProved).length),
    String(some.filter((one) => !isProved(one)).length),
  ]
  const shell = requirements.filter(({ area }) => !area)
  const business = requirements.filter(({ area }) => area)
  return table(
    ['', 'Requirements', 'Proved', 'Not yet'],
    [row('Shell', shell), row('Business screens', business), row('All', requirements)],
  )
}

/** The shell first: it owes its proofs now, a business screen when it is built. */
function openTable(open: readonly Requirement[]): string {
  const shellFirst = [...open.filter(({ area }) => !area), ...open.filter(({ area }) => area)]
  return table(
    ['Number', 'Requirement', 'Comes with'],
    shellFirst.map(({ number, text, area }) => [
      number,
      text,
      area ? `business screens: ${area}` : 'the shell',
    ]),
  )
}

function sectionBlocks({ title, level, requirements }: Section, proofs: readonly Proof[]): string[] {
  const heading = `${'#'.repeat(level)} ${title}`
  if (requirements.length === 0) return [heading]
  const rows = requirements.map(({ number, text }) => [
    number,
    text,
    proofs
      .filter(({ cites }) => cites.includes(number))
      .map(linkTo)
      .join('<br>'),
  ])
  return [heading, table(['Number', 'Requirement', 'Proved by'], rows)]
}

/** No line number: the document would be out of date with each line that is put above. */
function linkTo({ path, title }: Proof): string {
  const file = path.split('/').at(-1)
  return `[${file}](../${path}): ${title.replaceAll(/[|<>*_[\]]/g, String.raw`\$&`)}`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}
