import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './run-process.ts'
import { countsOf, writeDocument } from './spec-coverage/document.ts'
import { problemsOf } from './spec-coverage/problems.ts'
import { proofsOf, slipsOf } from './spec-coverage/proofs.ts'
import { readRequirements } from './spec-coverage/requirements.ts'
import { parse } from './syntax.ts'

/*
 * Which test proves which requirement of the specification: from docs/requirements.md and from the titles of the
 * tests, "… (spec 2.14)", to docs/spec-coverage.md.
 *   node scripts/spec-coverage.ts           writes it
 *   node scripts/spec-coverage.ts --check   fails if it is not what would be written, or not as it must be
 */

const DOCUMENT = join(root, 'docs/spec-coverage.md')
const TESTS = [
  '{apps,packages}/*/src/**/*.{test,stories}.{ts,tsx}',
  'scripts/**/*.test.ts',
  'tests/**/*.test.ts',
]

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const sections = readRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))
const sources = globSync(TESTS, { cwd: root })
  .sort()
  .map((path) => parse(path, readFileSync(join(root, path), 'utf8')))
const proofs = sources.flatMap(proofsOf)
const document = writeDocument(sections, proofs)

if (values.check) check()
else writeFileSync(DOCUMENT, document)
const { proven, open } = countsOf(sections, proofs)
console.log(`${proven} requirements proven, ${open} open; ${proofs.length} tests cite the specification`)

function check(): void {
  const slips = sources.flatMap((source) => slipsOf(source).map((title) => `${source.path}: ${title}`))
  const problems = [
    ...problemsOf(sections, proofs),
    ...slips.map((slip) => `Not read as a citation, write "(spec 2.14, 2.15)": ${slip}`),
  ]
  if (readFileSync(DOCUMENT, 'utf8') !== document) {
    problems.push('docs/spec-coverage.md is out of date: pnpm docs:spec')
  }
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
