import { globSync } from 'node:fs'

/** The server's own source folder. */
const SOURCE = new URL('..', import.meta.url)

/**
 * What is found by convention instead of being listed: the export `name` of every file `*.<kind>.ts` of the server,
 * in the order of their paths. Found is what belongs to a feature: routes, tables, reports, jobs …
 */
export async function findExports<Found>(kind: string, name: string): Promise<Found[]> {
  const modules = await modulesOf(kind)
  return modules.map(([path, module]) => {
    if (!(name in module)) throw new Error(`${path} exports no "${name}".`)
    return module[name] as Found
  })
}

/** The same for what only some of these files have to say. */
export async function findSomeExports<Found>(kind: string, name: string): Promise<Found[]> {
  const modules = await modulesOf(kind)
  return modules.flatMap(([, module]) => (name in module ? [module[name] as Found] : []))
}

function modulesOf(kind: string): Promise<(readonly [path: string, module: Record<string, unknown>])[]> {
  const paths = globSync(`**/*.${kind}.ts`, { cwd: SOURCE }).sort()
  return Promise.all(paths.map(async (path) => [path, await import(new URL(path, SOURCE).href)] as const))
}

/**
 * The same by a key that each declares, read when it is first asked for: what is found may itself stand on the part
 * of the server that asks.
 */
export function registryOf<Found, Key>(
  kind: string,
  name: string,
  keyOf: (found: Found) => Key,
): () => Promise<ReadonlyMap<Key, Found>> {
  let registry: Promise<ReadonlyMap<Key, Found>> | undefined
  return () => {
    registry ??= findExports<Found>(kind, name).then((all) => {
      const byKey = new Map(all.map((one) => [keyOf(one), one]))
      if (byKey.size < all.length) throw new Error(`Two files *.${kind}.ts declare the same key.`)
      return byKey
    })
    return registry
  }
}
