import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { landedLate, problemsOf } from './check-migrations/problems.ts'
import { root } from './run-process.ts'

/*
 * Fails where a database that is up to date could not take in a migration: they run in the order of their names, so a
 * new one is never older than what has landed. What has landed is on `main`, here and at the origin, or was committed.
 *   node scripts/check-migrations.ts
 */

const FOLDER = 'apps/server/src/database/migrations'

/** The lines that Git answers; none where there is no such branch, or no Git. */
function git(...args: string[]): string[] {
  try {
    const output = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return output.split('\n').filter(Boolean)
  } catch {
    return []
  }
}

const namesOf = (paths: readonly string[]) =>
  paths
    .map((path) => basename(path))
    .flatMap((file) => (/^\d.*\.ts$/.test(file) ? [file.slice(0, -'.ts'.length)] : []))

const names = namesOf(globSync(`${FOLDER}/*.ts`, { cwd: root }))
const inTree = (tree: string) => namesOf(git('ls-tree', '--name-only', tree, `${FOLDER}/`))
const branches = ['origin/main', 'main'].filter((branch) => git('rev-parse', '--verify', branch).length > 0)
const landed = branches.flatMap(inTree)
const shared = branches.flatMap((branch) => git('merge-base', 'HEAD', branch)).flatMap(inTree)
const history = git(
  'log',
  '--first-parent',
  '--diff-merges=first-parent',
  '--no-renames',
  '--diff-filter=A',
  '--reverse',
  '--format=',
  '--name-only',
  '--',
  FOLDER,
)

const problems = [
  ...problemsOf(names, { landed, shared: [...new Set(shared)] }),
  ...landedLate(namesOf(history).filter((name) => names.includes(name))).map(
    (name) => `${name}: came after a newer one; give it the present time`,
  ),
]
for (const problem of problems) console.error(problem)
console.log(`${names.length} migrations, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
