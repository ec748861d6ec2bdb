import type { FastifyInstance } from 'fastify'
import { failures } from './failure.ts'

/** What is for people who build on the product or watch over it, and for nobody else. */
export const closable = {
  metrics: /^\/metrics$/,
  // The operation manual itself is what "Help" opens: it stays.
  docs: /^\/(docs|openapi\.json)(?!\/manual\.[\w-]+\.pdf$)(\/|$)/,
  storybook: /^\/storybook(\/|$)/,
} as const

export type ClosablePage = keyof typeof closable

/** Outside the demo these addresses are not there, unless a setting opens them (contract.md §2). */
export function closePages(app: FastifyInstance, open: ReadonlySet<ClosablePage>): void {
  const closed = Object.entries(closable).flatMap(([name, path]) =>
    open.has(name as ClosablePage) ? [] : [path],
  )
  app.addHook('onRequest', async ({ url }) => {
    const path = decodedPath(url)
    if (closed.some((pattern) => pattern.test(path))) throw failures.noCall()
  })
}

/** As the router reads it; an address that cannot be decoded reaches no route. */
function decodedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
