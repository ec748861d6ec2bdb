import type { Plugin } from 'vite'

const PROCESSORS = /zod[\\/]v4[\\/]core[\\/]json-schema-processors\.js$/
const GENERATOR = /zod[\\/]v4[\\/]core[\\/]to-json-schema\.js$/

/**
 * The console describes none of its schemas as JSON Schema. What zod brings for that hangs on every schema, so no
 * bundler drops it: each function of it stays as a name that does nothing. What reads a schema's limits (`maxLength`)
 * stands in one file with it and stays as it is.
 */
export const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: [PROCESSORS, GENERATOR] },
    handler: (code, id) => ({
      code: PROCESSORS.test(id)
        ? code.replace(/^export const (\w+Processor) = [\s\S]*?^};$/gm, 'export const $1 = () => undefined;')
        : namesOf(code),
      map: null,
    }),
  },
}

/** Each exported function as one that does nothing. */
function namesOf(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  const renamed = code.match(/^export \{.*\};?$/gm) ?? []
  return [...names.map((name) => `export const ${name} = () => undefined`), ...renamed].join('\n')
}
