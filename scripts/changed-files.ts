import { execFileSync } from 'node:child_process'
import { filesThatUse } from './imports.ts'
import { root } from './run-process.ts'

/** Where everything comes together; what is behind it is not touched by one part. */
const HUBS = [
  'packages/api/src/resources.ts',
  'packages/api/src/record-index.ts',
  'apps/console/src/pages/manifests.ts',
  'tests/harness/walk.ts',
]

/**
 * The files that a change touches, from the root: what differs from the point at which this branch left main, or on
 * main itself from the commit before; and what is not committed yet. None where there is no history to compare with.
 */
export function changedFiles(): string[] {
  const base = baseOf(git('rev-parse', 'HEAD')[0])
  const committed = base ? git('diff', '--name-only', '--diff-filter=d', base) : []
  return [...new Set([...committed, ...git('ls-files', '--others', '--modified', '--exclude-standard')])]
}

/** These files and those that use them, the nearest first. */
export function touchedBy(files: readonly string[]): string[] {
  return filesThatUse(files, (file) => !HUBS.includes(file))
}

function baseOf(head: string | undefined): string | undefined {
  const bases = ['main', 'origin/main'].flatMap((main) => git('merge-base', 'HEAD', main))
  return bases.find((base) => base !== head) ?? git('rev-parse', '--verify', '--quiet', 'HEAD~1')[0]
}

/** The lines that git answers; none where it fails. */
function git(...args: string[]): string[] {
  try {
    const answer = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return answer.split('\n').filter(Boolean)
  } catch {
    return []
  }
}
