/** `*` grants everything, `<page>:*` every action of a page. */
export const EVERYTHING = '*'

/** Whether these keys, wildcards among them, hold a page or an action. */
export function isGranted(keys: ReadonlySet<string>, key: string): boolean {
  return keys.has(EVERYTHING) || keys.has(key) || (key.includes(':') && keys.has(`${key.split(':')[0]}:*`))
}

/** What two sets of keys both hold; a wildcard stays one where the other side has it too. */
export function heldByBoth(a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> {
  return new Set([...[...a].filter((key) => isGranted(b, key)), ...[...b].filter((key) => isGranted(a, key))])
}

/** Each page and action by its own name, as far as the keys hold it. */
export function spelledOut(keys: ReadonlySet<string>, names: readonly string[]): Set<string> {
  return new Set(names.filter((name) => isGranted(keys, name)))
}

/** The keys of one set that the other lacks. */
export function lacking(keys: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...keys].filter((key) => !other.has(key))
}

/**
 * How a role stores what was chosen in the tree: a wildcard stays as long as all that it means is still chosen, so
 * that it goes on to mean what a later version adds; a key that the tree does not show stays.
 */
export function storedKeys(
  before: readonly string[],
  chosen: ReadonlySet<string>,
  names: readonly string[],
): string[] {
  const shown = new Set(names)
  const kept = before.filter((key) => {
    if (key === EVERYTHING) return names.every((name) => chosen.has(name))
    if (!key.endsWith(':*')) return !shown.has(key)
    return names.every((name) => !name.startsWith(key.slice(0, -1)) || chosen.has(name))
  })
  const held = new Set(kept)
  return [...kept, ...names.filter((name) => chosen.has(name) && !isGranted(held, name))]
}
