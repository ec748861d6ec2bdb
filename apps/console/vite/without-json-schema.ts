import type { Plugin } from 'vite'

const FILES = /zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/

/**
 * The console describes none of its schemas as JSON Schema. What zod brings for that hangs on every schema, so no
 * bundler drops it: each function of it stays as a name that does nothing.
 */
export const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: FILES },
    handler: (code) => {
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      const renamed = code.match(/^export \{.*\};?$/gm) ?? []
      return {
        code: [...names.map((name) => `export const ${name} = () => undefined`), ...renamed].join('\n'),
        map: null,
      }
    },
  },
}
