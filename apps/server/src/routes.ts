import type { FastifyInstance } from 'fastify'
import { closePages } from './foundation/closed-pages.ts'
import { findExports } from './foundation/find-exports.ts'
import type { Routes, Server } from './http/routes.ts'

/** Everything the one port serves: the routes of every file `*.routes.ts`. */
export async function routes(app: FastifyInstance, server: Server): Promise<void> {
  const { settings } = server
  closePages(app, settings.openPages)
  for (const add of await findExports<Routes>('routes', 'routes')) await add(app, server)
}
