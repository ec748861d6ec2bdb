import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
/** Every answer with data takes as long, whoever asks. */
const DATA_MS = 20

interface Kept {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/**
 * One port for all consoles: `/<name>/` from the folder of that name, everything else from the product, whose answers are kept. What a
 * page waits for is then its own code and `DATA_MS`, and not the database.
 */
export async function equalServer(
  product: string,
  folders: Readonly<Record<string, string>>,
): Promise<{ url: string; close: () => void }> {
  const kept = new Map<string, Promise<Kept>>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', product)
    const [, name = '', ...path] = pathname.split('/')
    const folder = folders[name]
    if (folder) return fromFolder(folder, path.join('/'), response)
    if (pathname === '/events') return void response.writeHead(204).end()

    const body = await bodyOf(request)
    const isData = request.method === 'POST'
    const begun = performance.now()
    const key = `${request.method} ${request.url} ${body}`
    const found = kept.get(key) ?? fromProduct(product, request, body)
    kept.set(key, found)
    const { status, headers, body: bytes } = await found
    if (isData) await wait(Math.max(0, DATA_MS - (performance.now() - begun)))
    response.writeHead(status, headers).end(bytes)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

async function fromProduct(product: string, request: IncomingMessage, body: string): Promise<Kept> {
  const { authorization, 'content-type': type, accept = '*/*' } = request.headers
  const answer = await fetch(new URL(request.url ?? '/', product), {
    method: request.method ?? 'GET',
    redirect: 'manual',
    headers: {
      accept,
      ...(type && { 'content-type': type }),
      ...(authorization && { authorization }),
    },
    ...(body && { body }),
  })
  const headers = Object.fromEntries(answer.headers)
  // `fetch` has unpacked it.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name]
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) }
}

function fromFolder(folder: string, path: string, response: ServerResponse): void {
  const asked = join(folder, path)
  const file = existsSync(asked) && extname(asked) ? asked : join(folder, 'peer.html')
  response
    .writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': extname(file) === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    })
    .end(readFileSync(file))
}
