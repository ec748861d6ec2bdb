import { embed } from '@ampdeck/api/system/embed'
import { embedSource } from '@ampdeck/api/system/embed-source'
import { escaped } from '../../http/plain-page.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'

/**
 * The frame in which a page of another host is shown. It is a document of its own, for the policy that lets the other
 * host in must not be that of the console: only this address has it, and it names the one host that is shown.
 */
export const routes: Routes = (app, server) => {
  const { embedHosts: hosts } = server.settings
  serve(app, server, embed, { hosts: async () => ({ hosts: [...hosts] }) })

  app.get<{ Querystring: { src?: unknown } }>('/embed/frame', async ({ query, host }, reply) => {
    const { url: found } = embedSource(typeof query.src === 'string' ? query.src : undefined, hosts)
    // Our own pages would share our origin, and the sandbox would be none.
    const url = found?.host === host ? undefined : found
    return reply
      .status(url ? 200 : 403)
      .header('content-security-policy', framePolicy(url))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(url ? frameOf(url) : '<!doctype html><title>Not allowed</title>')
  })
}

function framePolicy(url: URL | undefined): string {
  return [
    "default-src 'none'",
    // The two rules that make the frame fill its room.
    "style-src 'unsafe-inline'",
    `frame-src ${url ? url.origin : "'none'"}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** The other host's page may run and keep its own session, but neither lead the console away nor download. */
function frameOf(url: URL): string {
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="referrer" content="no-referrer">
<style>html,body{height:100%;margin:0}iframe{display:block;width:100%;height:100%;border:0}</style></head>
<body><iframe title="${escaped(url.host)}" src="${escaped(url.href)}" referrerpolicy="no-referrer"
sandbox="allow-scripts allow-same-origin allow-forms allow-popups"></iframe></body></html>
`
}
