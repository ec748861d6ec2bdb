import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'

const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`

// No request waits for its script or style sheet to be compressed.
const precompressed = compression({ include: /\.(m?js|css|svg)$/, threshold: 1_024, logLevel: 'silent' })

export default defineConfig({
  base: '/bigscreen/',
  plugins: [react(), precompressed],
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
