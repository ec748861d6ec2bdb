import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`

export default defineConfig({
  base: '/bigscreen/',
  plugins: [react()],
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
