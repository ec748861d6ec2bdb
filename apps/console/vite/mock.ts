import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'
import { mockCalls, mocked } from '../src/stories/mock-calls.ts'

/**
 * The development mock at `/mock/…`, only in the development server. With `AMPDECK_MOCK=1` it also stands in for the
 * calls that the frame makes, so that the console can be worked on without a server.
 */
export function mock({ isServer = process.env.AMPDECK_MOCK === '1' } = {}): Plugin {
  return {
    name: 'ampdeck:mock',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.replace(/^\/(?:api\/(?=\w+-service\/))?/, '') ?? ''
        const isCall = /^\w+-service\//.test(path)
        const answer = mockCalls[(isServer && mocked[path]) || path]
        if (!answer && !(isCall && isServer)) return next()
        const body = answer
          ? { code: 0, msg: '', data: answer(await bodyOf(request)) ?? null }
          : { code: 404, msg: 'not mocked', data: null }
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
      })
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  try {
    return JSON.parse(Buffer.concat(chunks).toString() || '{}')
  } catch {
    return {}
  }
}
