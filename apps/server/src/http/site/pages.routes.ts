import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../../foundation/failure.ts'
import { decodedPath } from '../../foundation/sent-path.ts'
import { languageOf } from '../language.ts'
import type { Routes } from '../routes.ts'
import { pagePolicy, STORYBOOK_POLICY, workerPolicy } from '../security-headers.ts'
import { PUBLIC } from './public-directory.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** What is asked of the API is answered in its envelope, whatever the browser accepts. The assistant's page is no call. */
const API_PATH = /^\/(api\/)?[\w]+-service\/|^\/api\/|^\/(ai\/chat|analysis|events|ocpp)(\/|$)/
const FILE_PATH = /\.\w{1,12}$/

/** The console, the big screen and the Storybook; every console route opens directly and survives a reload. */
export const routes: Routes = async (
  app,
  { settings: { publicDirectory: directory = PUBLIC, mapStyle } },
) => {
  for (const [name, prefix] of [
    ['console', '/assets/'],
    ['bigscreen', '/bigscreen/assets/'],
  ] as const) {
    await app.register(fastifyStatic, {
      root: join(directory, name, 'assets'),
      prefix,
      preCompressed: true,
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply) =>
        reply.header('cache-control', FOR_EVER).header('content-security-policy', workerPolicy(mapStyle)),
    })
  }
  await app.register(fastifyStatic, {
    root: join(directory, 'storybook'),
    // Without a slash at its end, so that the address without one is a route as well.
    prefix: '/storybook',
    preCompressed: true,
    decorateReply: false,
    redirect: true,
    setHeaders: (reply) => reply.header('content-security-policy', STORYBOOK_POLICY),
  })

  const file = textFiles(directory)
  app.get('/favicon.svg', async (_request, reply) => {
    const icon = file('console/favicon.svg')
    return icon ? reply.type('image/svg+xml; charset=utf-8').send(icon) : reply.callNotFound()
  })
  app.setNotFoundHandler((request, reply) => {
    const path = decodedPath(request.url)
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !API_PATH.test(path) && !FILE_PATH.test(path)
    if (isPage) return sendPage(reply, file(documentOf(path, request)), path, mapStyle)
    throw failures.noCall()
  })
}

/** The pages before the console are a light bundle of their own, each with its first paint. */
const LOGIN_DOCUMENTS = new Map([
  ['/user/login', 'login'],
  ['/iplogin', 'iplogin'],
  ['/authLogin', 'authlogin'],
  ['/secondStep', 'secondstep'],
])

/** Which document serves a path; the language is in it, so that the first paint is right. */
function documentOf(path: string, request: FastifyRequest): string {
  const asked = (request.query as { lang?: unknown }).lang
  const language = asked === 'en' || asked === 'zh-CN' ? asked : languageOf(request.headers)
  if (path.startsWith('/bigscreen')) return 'bigscreen/index.html'
  return `console/${LOGIN_DOCUMENTS.get(path) ?? 'index'}.${language}.html`
}

function sendPage(reply: FastifyReply, page: string | undefined, path: string, mapStyle: URL | undefined) {
  if (page === undefined)
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('The console is not built. Start it by: npm start')
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-security-policy', pagePolicy(nonce, mapStyle))
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language')
    .type('text/html; charset=utf-8')
    .send(withSection(page, path).replaceAll('__NONCE__', nonce))
}

/** The list of a section's pages is fetched from the start where one of them is asked for. */
function withSection(page: string, path: string): string {
  const asked = path.split('/')[1]
  return page.replace(/ *<!--section (\S+) (\S+)-->\n/g, (_mark, section, file) =>
    section === asked ? `  <link rel="modulepreload" crossorigin href="${file}">\n` : '',
  )
}

/** Documents are read once, and again where the first look came before the build. */
function textFiles(directory: string) {
  const read = new Map<string, string>()
  return (name: string): string | undefined => {
    const path = join(directory, name)
    if (!read.has(name) && existsSync(path)) read.set(name, readFileSync(path, 'utf8'))
    return read.get(name)
  }
}
