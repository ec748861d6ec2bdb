import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { apiEntries, apiModules } from './entries.ts'

const entries = new Set(apiEntries())

export default defineConfig({
  // Every module stays a file of its own, of which a bundler leaves out what is not used.
  entry: Object.fromEntries(
    apiModules().map((path) => [`${entries.has(path) ? 'entries' : 'inner'}/${path}`, `src/${path}.ts`]),
  ),
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
