import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'

// Every source file is an entry, so that the exports map of the package holds for the tarball as it does for `src`.
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2024',
  clean: true,
  esbuildPlugins: [
    {
      name: 'zod as a namespace',
      // Of a namespace every bundler takes what is used; by the name `z` esbuild takes all of zod, 60 languages included.
      setup: ({ onLoad }) =>
        onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
          contents: readFileSync(path, 'utf8').replace("import { z } from 'zod'", "import * as z from 'zod'"),
          loader: 'ts',
        })),
    },
  ],
})
