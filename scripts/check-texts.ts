import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingTexts } from './check-texts/missing.ts'
import { problemsOfPairs } from './check-texts/pairs.ts'
import { barePunctuation } from './check-texts/punctuation.ts'
import { unusedTexts } from './check-texts/unused.ts'
import { root } from './run-process.ts'
import { parse } from './syntax.ts'

/*
 * Every word of the product is there in English and Chinese, and every text is said somewhere. Types make sure that
 * a pair has two languages and that its blanks are filled; this finds what types cannot, also measure words other than
 * those of docs/words.md and phrases that only we understand.
 */

const isTest = (path: string) => /\.(test|stories|fixture)\.tsx?$|\/(testing|stories|demo)\//.test(path)

const paths = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
const sources = paths.map((path) => parse(path, readFileSync(join(root, path), 'utf8')))
const product = sources.filter(({ path }) => !isTest(path))

const problems = [
  ...product.flatMap(problemsOfPairs),
  ...product.filter(({ path }) => path.endsWith('.tsx')).flatMap(missingTexts),
  ...product.filter(({ path }) => path.startsWith('apps/console/')).flatMap(barePunctuation),
  // A text that only a story says is still the component's.
  ...unusedTexts(product),
]
for (const problem of problems) console.error(problem)
console.log(`${product.length} files, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
