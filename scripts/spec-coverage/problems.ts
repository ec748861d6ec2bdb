import type { Proof } from './proofs.ts'
import type { Section } from './requirements.ts'

/** What must not be: a number twice, a test that cites none of ours, a part of the shell that nothing proves. */
export function problemsOf(sections: readonly Section[], proofs: readonly Proof[]): string[] {
  const requirements = sections.flatMap((section) => section.requirements)
  const numbers = new Set<string>()
  const cited = new Set(proofs.flatMap(({ cites }) => cites))
  const problems: string[] = []

  for (const { number, text, area } of requirements) {
    if (numbers.has(number)) problems.push(`Two requirements have the number ${number}`)
    numbers.add(number)
    if (!area && !cited.has(number)) problems.push(`Nothing proves ${number}: ${text}`)
  }
  for (const { path, title, cites } of proofs) {
    for (const number of cites) {
      if (!numbers.has(number)) problems.push(`${path} cites ${number}, which does not exist: ${title}`)
    }
  }
  return problems
}
