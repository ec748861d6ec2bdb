import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { throwawayFolder } from './throwaway-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The one engine of a test run. */
    postgres: EmbeddedPostgres['connection']
  }
}

let directory: string
let server: EmbeddedPostgres

/** Vitest's global set-up of the server's tests: one engine for all files, in a directory that is gone afterwards. */
export async function setup(project: TestProject): Promise<void> {
  directory = throwawayFolder('test')
  server = await startEmbeddedPostgres(directory, { isThrowaway: true })
  project.provide('postgres', server.connection)
}

export async function teardown(): Promise<void> {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
}
