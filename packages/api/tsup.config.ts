import { defineConfig } from 'tsup'

// Every source file is an entry, so that the exports map of the package holds for the tarball as it does for `src`.
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2024',
  clean: true,
})
