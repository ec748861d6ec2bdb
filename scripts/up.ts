import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, outputOf } from './build-targets.ts'
import { isAlive, launchers } from './launchers.ts'
import { root, toolEnvironment } from './run-process.ts'

/*
 * `npm start`: builds what has changed and runs the server, which prints the addresses and the accounts.
 * Storybook is not needed for anything but its own address, so it is built beside the running server.
 */

/** The server stops within 10 s (contract); after that it is not waited for. */
const PATIENCE = 9_500
const LAUNCHER_CHECK = 500

let server: ChildProcess | undefined
stopWhenTold()

const apps = await Promise.all([build('console'), build('bigscreen'), build('manual')])
for (const app of apps) {
  if (app.output || !app.ok) console.log(app.summary)
  if (!app.ok) console.error(app.output)
}
if (apps.some((app) => !app.ok)) process.exit(1)

mkdirSync(outputOf('storybook'), { recursive: true })
server = startServer()

const storybook = await build('storybook')
if (!storybook.ok)
  console.error(`${storybook.summary}; everything else works. Its output:\n${storybook.output}`)

function startServer(): ChildProcess {
  const preload = join(root, 'scripts/stop-with-parent.ts')
  const child = spawn(process.execPath, ['--import', preload, join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches the server once, from us, and not a second time from the terminal.
    detached: true,
  })
  child.once('exit', (code) => process.exit(code ?? 1))
  child.once('error', (error) => {
    console.error(`The server did not start: ${error.message}`)
    process.exit(1)
  })
  return child
}

/** Told by a signal, or by npm or what it has put between itself and us being gone. */
function stopWhenTold(): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    if (!server) process.exit(143)
    server.kill('SIGTERM')
    setTimeout(() => server?.kill('SIGKILL'), PATIENCE).unref()
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  const above = launchers()
  setInterval(() => above.every(isAlive) || stop(), LAUNCHER_CHECK).unref()
}
