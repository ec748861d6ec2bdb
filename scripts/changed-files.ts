import { execFileSync } from 'node:child_process'
import { root } from './run-process.ts'

/**
 * The files that a change touches, from the root: what differs from the point at which this branch left main, or on
 * main itself from the commit before; and what is not committed yet. None where there is no history to compare with.
 */
export function changedFiles(): string[] {
  const base = baseOf(git('rev-parse', 'HEAD')[0])
  const committed = base ? git('diff', '--name-only', '--diff-filter=d', base) : []
  return [...new Set([...committed, ...git('ls-files', '--others', '--modified', '--exclude-standard')])]
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
