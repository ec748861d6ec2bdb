import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { TestProject } from 'vitest/node'
import { build, outputOf } from '../../scripts/build-targets.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built Storybook. */
    storybookUrl: string
    /** True with `--update`: the pictures of this run become the ones to compare with. */
    takeBaseline: boolean
  }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Builds the Storybook if it has changed and serves its files. */
export async function setup(project: TestProject): Promise<() => void> {
  const built = await build('storybook')
  if (!built.ok) throw new Error(`${built.summary}\n${built.output}`)
  const server = await serve(outputOf('storybook'))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The Storybook has no address')
  project.provide('storybookUrl', `http://127.0.0.1:${address.port}`)
  project.provide('takeBaseline', project.vitest.config.snapshotOptions.updateSnapshot === 'all')
  return () => server.close()
}

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, normalize(decodeURIComponent(pathname)))
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
