import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { exitOnSignals, root, start } from './run-process.ts'

/* `pnpm dev`: the server with restart on change, and both apps with hot reload, each at the port of its Vite config. */

const WIDTH = 9

exitOnSignals()
// From the root, as `npm start` runs it: both then use the same data.
begin('server', root, process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'])
for (const app of ['console', 'bigscreen']) {
  begin(app, join(root, 'apps', app), 'vite', ['--strictPort', '--clearScreen', 'false'])
}

function begin(app: string, cwd: string, command: string, args: string[]): void {
  const child = start(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  tell(app, child.stdout)
  tell(app, child.stderr)
  child.once('exit', (code) => {
    console.error(`${app.padEnd(WIDTH)} | ended with code ${code}`)
    process.exit(1)
  })
}

function tell(app: string, stream: Readable | null): void {
  if (!stream) return
  createInterface({ input: stream }).on('line', (line) => console.log(`${app.padEnd(WIDTH)} | ${line}`))
}
