import type { Plugin } from 'vite'

const VIRTUAL = '\0without-schemas'

/** Accepts every way to build a schema and refuses to use one. */
const SOURCE = `
const builds = () => z
export const z = new Proxy(builds, {
  get(_, name) {
    if (/^(safe)?(parse|encode|decode)/i.test(String(name)))
      throw new Error('the bundle of the wall has no schemas: nothing can be checked in it')
    return z
  },
})
`

/**
 * Leaves zod out of the bundle. The wall takes paths, rights and time-outs from the contract and trusts the server's
 * answers, so that the schemas beside them would be a quarter of its code without ever being used.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'ampdeck:without-schemas',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod' ? VIRTUAL : undefined),
    load: (id) => (id === VIRTUAL ? SOURCE : undefined),
  }
}
