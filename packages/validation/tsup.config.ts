import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/*.ts', '!src/*.test.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
})
