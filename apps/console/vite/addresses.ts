import type { Plugin } from 'vite'

/** The addresses before the console; the server has a document for each (apps/server/src/http/site/pages.routes.ts). */
const BEFORE = /^\/(user\/login|iplogin|authLogin|secondStep)$/
/** What Vite serves itself, and what the server answers. */
const OTHERS =
  /^\/(@|src\/|node_modules\/|mock\/|(api\/)?\w+-service\/|(readyz|events|embed\/frame)\b)|\.\w+$/

/** In development any address of a page opens it, as it does on the server. */
export function addresses(): Plugin {
  return {
    name: 'ampdeck:addresses',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?')
        const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
        if (isPage && !OTHERS.test(path)) {
          const document = BEFORE.test(path) ? '/login.html' : '/index.html'
          request.url = query === undefined ? document : `${document}?${query}`
        }
        next()
      })
    },
  }
}
