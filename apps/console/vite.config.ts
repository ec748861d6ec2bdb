import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { addresses } from './vite/addresses.ts'
import { chunks } from './vite/chunks.ts'
import { documents } from './vite/documents.ts'
import { mock } from './vite/mock.ts'
import { withoutJsonSchema } from './vite/without-json-schema.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

// No request waits for its script or style sheet to be compressed.
const precompressed = compression({
  include: /\.(m?js|css|svg)$|land-.+\.json$/,
  threshold: 1_024,
  logLevel: 'silent',
})

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), withoutJsonSchema, documents(), mock(), addresses(), precompressed],
  appType: 'mpa',
  server: {
    port: 5_173,
    strictPort: true,
    proxy: { '^/(api/)?\\w+-service/': server, '^/(readyz$|events\\b|embed/frame)': server },
  },
  build: {
    outDir: '../server/public/console',
    emptyOutDir: true,
    manifest: 'manifest.json',
    // A font as a data address is not let in by the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { index: path('index.html'), login: path('login.html') },
          output: { codeSplitting: { groups: chunks } },
        },
  },
}))
