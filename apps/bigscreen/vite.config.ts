import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'

const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`

// No request waits for its script or style sheet to be compressed.
const precompressed = compression({ include: /\.(m?js|css|svg)$/, threshold: 1_024, logLevel: 'silent' })

/** The page says which build it is: a wall compares it with what its server has now (`useBeat`). */
const buildInPage: Plugin = {
  name: 'build-in-page',
  apply: 'build',
  transformIndexHtml: {
    // The page names all its scripts and styles by then, each with a hash of what is in it.
    order: 'post',
    handler: (page) => {
      const content = createHash('sha256').update(page).digest('base64url').slice(0, 16)
      return [{ tag: 'meta', attrs: { name: 'build', content } }]
    },
  },
}

export default defineConfig({
  base: '/bigscreen/',
  plugins: [react(), precompressed, buildInPage],
  server: {
    port: 5_174,
    strictPort: true,
    // Also the log-in page, so that the token is kept for the address of the wall.
    proxy: { '^/(?!bigscreen(/|$))': server },
  },
  build: {
    outDir: '../server/public/bigscreen',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The content security policy refuses data: fonts.
    assetsInlineLimit: 0,
  },
})
