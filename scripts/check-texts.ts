import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { missingTexts } from './check-texts/missing.ts'
import { problemsOfPairs } from './check-texts/pairs.ts'
import { parse } from './check-texts/syntax.ts'
import { unusedTexts } from './check-texts/unused.ts'

/*
 * Every word of the product is there in English and Chinese, and every text is said somewhere. Types make sure that
 * a pair has two languages and that its blanks are filled; this finds what types cannot.
 */

const isProduct = (path: string) => /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path)
const isTest = (path: string) => /\.(test|stories|fixture)\.tsx?$|\/(testing|stories|demo)\//.test(path)

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(isProduct)
const sources = paths.map((path) => parse(path, readFileSync(path, 'utf8')))
const product = sources.filter(({ path }) => !isTest(path))

const problems = [
  ...product.flatMap(problemsOfPairs),
  ...product.filter(({ path }) => path.endsWith('.tsx')).flatMap(missingTexts),
  // A text that only a story says is still the component's.
  ...unusedTexts(product),
]
for (const problem of problems) console.error(problem)
console.log(`${product.length} files, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
