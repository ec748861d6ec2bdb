import type { Proof } from './proofs.ts'
import type { Requirement, Section } from './requirements.ts'

const HEAD = `# Coverage of the specification

Written by \`pnpm docs:spec\` from [requirements.md](requirements.md) and from what the titles of the tests cite; do not edit.

A requirement is proven where a test cites it that would notice its loss; every other one is open, also where its screen comes later.`

/** How many requirements a test proves, and how many are open. */
export function countsOf(sections: readonly Section[], proofs: readonly Proof[]) {
  const requirements = sections.flatMap((section) => section.requirements)
  const proven = requirements.filter(isProvenBy(proofs)).length
  return { proven, open: requirements.length - proven }
}

const isProvenBy =
  (proofs: readonly Proof[]) =>
  ({ number }: Requirement) =>
    proofs.some(({ cites }) => cites.includes(number))

/** `docs/spec-coverage.md`: the figures, what is open, and for each requirement the tests that prove it. */
export function writeDocument(sections: readonly Section[], proofs: readonly Proof[]): string {
  const requirements = sections.flatMap((section) => section.requirements)
  const isProven = isProvenBy(proofs)
  const open = requirements.filter((requirement) => !isProven(requirement))
  const blocks = [
    HEAD,
    figures(requirements, isProven),
    '## Open',
    open.length === 0 ? 'Nothing.' : openTable(open),
    ...sections.flatMap((section) => sectionBlocks(section, proofs)),
  ]
  return `${blocks.join('\n\n')}\n`
}

function figures(requirements: readonly Requirement[], isProven: (one: Requirement) => boolean): string {
  const row = (name: string, some: readonly Requirement[]) => [
    name,
    String(some.length),
    String(some.filter(isProven).length),
    String(some.filter((one) => !isProven(one)).length),
  ]
  const shell = requirements.filter(({ area }) => !area)
  const business = requirements.filter(({ area }) => area)
  return table(
    ['', 'Requirements', 'Proven', 'Open'],
    [row('Shell', shell), row('Business screens', business), row('All', requirements)],
  )
}

function openTable(open: readonly Requirement[]): string {
  return table(
    ['Number', 'Requirement', 'Part'],
    open.map(({ number, text, area }) => [number, text, area ?? 'shell']),
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
      .join('<br>') || 'open',
  ])
  return [heading, table(['Number', 'Requirement', 'Proven by'], rows)]
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
