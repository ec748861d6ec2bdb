import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** The repository's root. */
export const root = join(import.meta.dirname, '..')

const BIN = 'node_modules/.bin'

/** The environment of a tool: the workspace's own Node and tools come first, whoever called us. */
export function toolEnvironment(extra: NodeJS.ProcessEnv = {}, folder = root): NodeJS.ProcessEnv {
  const path = [...new Set([join(folder, BIN), join(root, BIN), process.env.PATH])].join(delimiter)
  return { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...extra, PATH: path }
}

export interface Finished {
  /** The exit code, or null where a signal or the time limit ended the process. */
  code: number | null
  /** What it wrote to both streams, in the order of arrival. */
  output: string
}

export interface StartOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  stdio?: StdioOptions
}

export interface RunOptions extends Omit<StartOptions, 'stdio'> {
  /** Milliseconds after which the process and all its children are killed. */
  limit?: number
}

/** The signals that mean "stop", with the exit code that says so. */
const STOPS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const

/** Groups of their own get no Ctrl-C and outlive us unless we end them. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) killGroup(child, 'SIGTERM')
})

/** Runs a tool to its end, in a process group of its own, and keeps what it writes. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }

  return new Promise((resolve) => {
    const timer = options.limit && setTimeout(giveUp, options.limit)
    child.once('error', (error) => finish(null, `${error.message}\n`))
    child.once('close', (code) => finish(code))

    function giveUp() {
      output += `\nStopped: still running after ${options.limit} ms\n`
      killGroup(child, 'SIGKILL')
    }
    function finish(code: number | null, reason = '') {
      clearTimeout(timer)
      resolve({ code, output: output + reason })
    }
  })
}

/** Formats what was generated and sorts its imports; there is nothing else to correct, and the rules take their time. */
export function formatGenerated(paths: readonly string[]): Promise<Finished> {
  const options = ['--write', '--linter-enabled=false', '--no-errors-on-unmatched']
  return run('biome', ['check', ...options, ...paths])
}

let pnpmIsThere: Promise<boolean> | undefined

/** Runs the package manager: the one that started us, otherwise through npx. */
export async function pnpm(args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  pnpmIsThere ??= run('pnpm', ['--version']).then(({ code }) => code === 0)
  return (await pnpmIsThere) ? run('pnpm', args, options) : run('npx', ['--yes', 'pnpm', ...args], options)
}

/** Starts a tool in a process group of its own, so that it can be ended with everything it has started. */
export function start(
  command: string,
  args: readonly string[],
  { cwd = root, env, stdio = 'inherit' }: StartOptions = {},
): ChildProcess {
  const child = spawn(command, args, {
    cwd,
    stdio,
    env: toolEnvironment(env, cwd),
    detached: true,
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/** Signals a process and everything it has started. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group is gone already.
  }
}

/** Ends the program when it is told to stop; what it has started then ends with it. */
export function exitOnSignals(): void {
  for (const [signal, code] of STOPS) process.once(signal, () => process.exit(code))
}
