import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Resource } from '@ampdeck/api/contract'
import { openApiDocument } from '@ampdeck/api/openapi'
import type { FastifyInstance } from 'fastify'
import { marked } from 'marked'
import { apiReference } from './api-reference.ts'
import { manualPage } from './manual-page.ts'

const MANUAL = fileURLToPath(new URL('../../../../docs', import.meta.url))

/** `/openapi.json`, and the manual at `/docs/`: the repository's own documents and the reference of every call. */
export function documentRoutes(app: FastifyInstance, resources: Readonly<Record<string, Resource>>): void {
  const document = openApiDocument({ resources, info: { title: 'Ampdeck API', version: '0.1.0' } })
  const chapters = readdirSync(MANUAL)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name: name.replace(/\.md$/, ''), file: join(MANUAL, name) }))
  const names = [...chapters.map((chapter) => chapter.name), 'api']

  app.get('/openapi.json', async () => document)
  app.get('/docs', async (_request, reply) => reply.redirect('/docs/'))
  app.get('/docs/', async (_request, reply) =>
    sendManual(reply, manualPage({ names, current: 'manual', body: index(names) })),
  )
  app.get('/docs/api', async (_request, reply) =>
    sendManual(reply, manualPage({ names, current: 'api', body: apiReference(document) })),
  )
  for (const { name, file } of chapters) {
    app.get(`/docs/${name}`, async (_request, reply) => {
      const body = await marked.parse(readFileSync(file, 'utf8'))
      return sendManual(reply, manualPage({ names, current: name, body }))
    })
  }
}

function index(names: string[]): string {
  return `<h1>Manual</h1><ul>${names.map((name) => `<li><a href="/docs/${name}">${name.replaceAll('-', ' ')}</a></li>`).join('')}</ul>`
}

function sendManual(
  reply: {
    header(name: string, value: string): typeof reply
    type(type: string): typeof reply
    send(body: string): unknown
  },
  page: string,
) {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'self'",
    )
    .type('text/html; charset=utf-8')
    .send(page)
}
