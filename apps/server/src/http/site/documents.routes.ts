import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OpenApiDocument, openApiDocument } from '@ampdeck/api/openapi'
import { everyResource } from '@ampdeck/api/resources'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { marked } from 'marked'
import { sendPlainPage } from '../plain-page.ts'
import type { Routes } from '../routes.ts'
import { apiReference } from './api-reference.ts'
import { type ManualEntry, manualPage } from './manual-page.ts'
import { PUBLIC } from './public-directory.ts'

const DOCS = fileURLToPath(new URL('../../../../../docs', import.meta.url))

/** The operation manual by its language, in that language. */
const manuals = [
  { language: 'en', title: 'Operation manual' },
  { language: 'zh-CN', title: '操作手册' },
] as const

/** A browser's own viewer of PDF files is an object with styles in the page that it makes of one. */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self' blob: data:; base-uri 'none'; frame-ancestors 'self'"

const API_TEXT =
  'Each call is one POST with a JSON body, or a GET. HTTP 200 carries an envelope: code 0 with the data, or the code of ' +
  'a failure. Times are `YYYY-MM-DD HH:mm:ss` in UTC+8, money is integer fen, energy watt-hours, power watts.'

let written: OpenApiDocument | undefined

/** The contract as OpenAPI, made when it is first asked for. */
function theDocument(): OpenApiDocument {
  written ??= openApiDocument({
    resources: everyResource,
    info: {
      title: 'Ampdeck API',
      version: '0.1.0',
      description: API_TEXT,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
  })
  return written
}

/** `/openapi.json`, and the manual at `/docs/`: the repository's own documents and the reference of every call. */
export const routes: Routes = async (app, { settings: { publicDirectory = PUBLIC } }) => {
  const chapters = chaptersIn(DOCS)
  const entries: ManualEntry[] = [...chapters, { name: 'api', title: 'api' }]

  app.get('/openapi.json', async () => theDocument())
  app.get('/docs', async (_request, reply) => reply.redirect('/docs/'))
  app.get('/docs/', async (_request, reply) =>
    sendPlainPage(reply, manualPage({ entries, current: 'manual', body: index(entries) })),
  )
  app.get('/docs/api', async (_request, reply) =>
    sendPlainPage(reply, manualPage({ entries, current: 'api', body: apiReference(theDocument()) })),
  )
  for (const { name, file } of chapters) {
    app.get(`/docs/${name}`, async (_request, reply) => {
      const body = await marked.parse(readFileSync(file, 'utf8'))
      return sendPlainPage(reply, manualPage({ entries, current: name, body }))
    })
  }
  await app.register(fastifyStatic, {
    root: join(DOCS, 'pictures'),
    prefix: '/docs/pictures/',
    decorateReply: false,
    index: false,
  })
  manualFiles(app, publicDirectory)
}

/** The operation manual as a PDF a language: what the console's "Help" opens. */
function manualFiles(app: FastifyInstance, publicDirectory: string): void {
  for (const { language } of manuals) {
    const name = `manual.${language}.pdf`
    const file = join(publicDirectory, 'manual', name)
    app.get(`/docs/${name}`, async (_request, reply) => {
      if (!existsSync(file))
        return reply
          .status(503)
          .type('text/plain; charset=utf-8')
          .send('The manual is not built. Start it by: npm start')
      return reply
        .header('content-security-policy', PDF_POLICY)
        .header('content-disposition', `inline; filename="${name}"`)
        .header('cache-control', 'no-cache')
        .type('application/pdf')
        .send(createReadStream(file))
    })
  }
}

/** The operation manual first, then the documents for whoever builds on the product. */
function chaptersIn(folder: string) {
  const own = manuals.map(({ language, title }) => ({
    name: `manual/${language}`,
    title,
    file: join(folder, 'manual', `${language}.md`),
  }))
  const others = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((file) => ({ name: file.replace(/\.md$/, ''), file: join(folder, file) }))
    .map(({ name, file }) => ({ name, title: name.replaceAll('-', ' '), file }))
  return [...own, ...others]
}

function index(entries: readonly ManualEntry[]): string {
  return `<h1>Manual</h1><ul>${entries.map(({ name, title }) => `<li><a href="/docs/${name}">${title}</a></li>`).join('')}</ul>`
}
