import type { TestProject } from 'vitest/node'
import { build } from '../../scripts/build-targets.ts'
import { startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server that all end-to-end files share. */
    serverUrl: string
  }
}

/** Builds what has changed and starts one server for all files of the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const name of ['console', 'bigscreen', 'manual'] as const) {
    const built = await build(name)
    if (!built.ok) throw new Error(`${built.summary}\n${built.output}`)
  }
  const server = await startServer()
  project.provide('serverUrl', server.url)
  return () => server.stop()
}
