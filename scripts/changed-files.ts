import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesThatUse } from './imports.ts'
import { root } from './run-process.ts'

/** Where everything comes together; what is behind it is not touched by one part. */
const HUBS = [
  ...globSync('apps/console/src/pages/*/views.ts', { cwd: root }),
  'packages/api/src/resources.ts',
  ...['docs', 'record', 'schema', 'text'].map((name) => `packages/api/src/${name}-index.ts`),
  'apps/console/src/pages/manifests.ts',
  'tests/harness/walk.ts',
]

/**
 * The files that a change touches, from the root: what is not committed yet, and what this branch has committed since
 * it left main. On main itself with nothing uncommitted, what its last commit changed.
 */
export function changedFiles(): string[] {
  const uncommitted = [...differingFrom('HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  const [head] = git('rev-parse', 'HEAD')
  const bases = ['main', 'origin/main'].flatMap((main) => git('merge-base', 'HEAD', main))
  const base = bases.find((base) => base !== head) ?? (uncommitted.length === 0 ? 'HEAD~1' : 'HEAD')
  return [...new Set([...differingFrom(base), ...uncommitted])]
}

/** The files of the working tree that are not as they were there; none where there is no such commit. */
function differingFrom(commit: string): string[] {
  return git('diff', '--name-only', '--diff-filter=d', commit)
}

/** These files and those that use them, the nearest first. */
export function touchedBy(files: readonly string[]): string[] {
  return filesThatUse(files, (file) => !HUBS.includes(file))
}

/** The ids of the console's pages whose code or manifest is among these files. */
export function pagesAmong(files: readonly string[]): string[] {
  const manifests = files.map((file) => join(root, file.replace(/\.page\.tsx$/, '.manifest.ts')))
  const found = manifests.filter((file) => file.endsWith('.manifest.ts') && existsSync(file))
  return [...new Set(found.map((file) => /\bid: '(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''))]
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
