import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, forget, inputsOf } from './fingerprint.ts'
import { root, run } from './run-process.ts'

/** What the server serves: each is built into `apps/server/public/<name>`. */
export const targetNames = ['console', 'bigscreen', 'manual', 'storybook'] as const
export type TargetName = (typeof targetNames)[number]

interface Target {
  /** Everything its result depends on. */
  inputs: readonly string[]
  isInput(file: string): boolean
  command: [name: string, ...args: string[]]
  cwd: string
}

const SHARED = ['packages', 'pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/build-targets.ts']
const LIMIT = 5 * 60_000

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isStory = (file: string) => /\.(stories\.tsx|mdx)$/.test(file)

const app = (name: 'console' | 'bigscreen'): Target => ({
  inputs: [...SHARED, `apps/${name}`],
  isInput: (file) => !isTest(file) && !isStory(file),
  command: ['vite', 'build', '--logLevel', 'warn', '--outDir', outputOf(name), '--emptyOutDir'],
  cwd: join(root, 'apps', name),
})

const targets: Record<TargetName, Target> = {
  console: app('console'),
  bigscreen: app('bigscreen'),
  /** The operation manual of the console's "Help". */
  manual: {
    inputs: [
      'docs/manual',
      'docs/pictures',
      'scripts/manual-pdf',
      'scripts/manual-pdf.ts',
      'scripts/build-targets.ts',
      'pnpm-lock.yaml',
    ],
    isInput: (file) => !isTest(file),
    command: ['node', join(root, 'scripts/manual-pdf.ts'), '--outDir', outputOf('manual')],
    cwd: root,
  },
  storybook: {
    inputs: [
      ...SHARED,
      'apps/console',
      'apps/bigscreen',
      '.storybook',
      'docs/words.md',
      'scripts/build-storybook.ts',
    ],
    isInput: (file) => !isTest(file),
    command: ['node', join(root, 'scripts/build-storybook.ts')],
    cwd: root,
  },
}

/** The folder from which the server serves a target. */
export function outputOf(name: TargetName): string {
  return join(root, 'apps/server/public', name)
}

export interface Built {
  name: TargetName
  ok: boolean
  /** One line for people. */
  summary: string
  /** What the tool wrote; empty when nothing had to be done. */
  output: string
}

/** Builds a target when its inputs have changed since its last build; `force` builds it anyway. */
export async function build(name: TargetName, { force = false } = {}): Promise<Built> {
  const target = targets[name]
  const inputs = inputsOf(name, target.inputs, target.isInput)
  if (isBuilt(name) && !inputs.changed && !force)
    return { name, ok: true, summary: `${name}: unchanged`, output: '' }

  forget(name)
  const begun = performance.now()
  const [command, ...args] = target.command
  // Under a test run NODE_ENV says "test", and React would bring its development build.
  const env = { NODE_ENV: 'production' }
  const { code, output } = await run(command, args, { cwd: target.cwd, env, limit: LIMIT })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  if (code !== 0) return { name, ok: false, summary: `${name}: build failed after ${seconds} s`, output }

  inputs.remember()
  return {
    name,
    ok: true,
    summary: `${name}: built in ${seconds} s, ${megabytes(outputOf(name))} MB`,
    output,
  }
}

/** Somebody may have emptied the folder since. */
function isBuilt(name: TargetName): boolean {
  const folder = outputOf(name)
  return existsSync(folder) && readdirSync(folder).some((file) => /\.(html|pdf)$/.test(file))
}

function megabytes(folder: string): string {
  const bytes = filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0)
  return (bytes / 1e6).toFixed(1)
}
