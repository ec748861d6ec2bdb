import { cpSync, globSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { defineConfig } from 'tsup'

const src = resolve(import.meta.dirname, 'src')
const dist = resolve(import.meta.dirname, 'dist')

export default defineConfig({
  entry: ['src/*/*/index.ts'],
  format: 'esm',
  target: 'es2024',
  clean: true,
  esbuildPlugins: [
    {
      name: 'styles stay files',
      // Code moves between chunks, so it names its styles through the package's own exports. The bundler of the
      // app then loads the styles of exactly the components that it uses, and names their classes.
      setup: ({ onResolve }) =>
        onResolve({ filter: /\.css$/ }, ({ path, resolveDir }) =>
          path.startsWith('.')
            ? {
                path: `@ampdeck/ui/${relative(src, join(resolveDir, path))}`,
                external: true,
                sideEffects: true,
              }
            : { path, external: true },
        ),
    },
  ],
  onSuccess: async () => {
    for (const file of globSync('**/*.{css,svg}', { cwd: src })) cpSync(join(src, file), join(dist, file))
  },
})
