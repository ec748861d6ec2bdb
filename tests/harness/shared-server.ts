import type { TestProject } from 'vitest/node'
import { build } from '../../scripts/build-targets.ts'
import { prepareNetwork, startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the servers that the end-to-end files share: one for each worker. */
    serverUrls: string[]
    /** What a server of a file's own begins with: the demo network, just prepared. */
    network: string
  }
}

/** Builds what has changed and starts a server for each worker of the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const name of ['console', 'bigscreen', 'manual'] as const) {
    const built = await build(name)
    if (!built.ok) throw new Error(`${built.summary}\n${built.output}`)
  }
  const { network, remove } = await prepareNetwork()
  project.provide('network', network)
  const workers = Array.from({ length: project.config.maxWorkers })
  const servers = await Promise.all(workers.map(() => startServer({ network })))
  project.provide(
    'serverUrls',
    servers.map(({ url }) => url),
  )
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
    remove()
  }
}
