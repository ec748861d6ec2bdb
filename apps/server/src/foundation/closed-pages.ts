import type { FastifyInstance } from 'fastify'
import { failures } from './failure.ts'

/** What is for people who build on the product or watch over it, and for nobody else: patterns of routes. */
export const closable = {
  metrics: /^\/metrics$/,
  // The operation manual itself is what "Help" opens: it stays.
  docs: /^\/(docs|openapi\.json)(?!\/manual\.[\w-]+\.pdf$)(\/|$)/,
  storybook: /^\/storybook(\/|$)/,
} as const

export type ClosablePage = keyof typeof closable

/**
 * Outside the demo these addresses are not there, unless a setting opens them (contract.md §2). The route that was
 * matched decides: one route has many spellings.
 */
export function closePages(app: FastifyInstance, open: ReadonlySet<ClosablePage>): void {
  const closed = Object.entries(closable).flatMap(([name, path]) =>
    open.has(name as ClosablePage) ? [] : [path],
  )
  app.addHook('onRequest', async ({ routeOptions: { url = '' } }) => {
    if (closed.some((pattern) => pattern.test(url))) throw failures.noCall()
  })
}
