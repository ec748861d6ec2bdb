type Claims = Readonly<Record<string, unknown>>

/** A claim by its name, or by its path: `resource_access.console.roles`. A name may hold dots as well. */
export function readPath(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path]
  const parts = path.split('.')
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('.')
    const inner = Object.hasOwn(claims, name) ? claims[name] : undefined
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) continue
    const found = readPath(inner as Claims, parts.slice(length).join('.'))
    if (found !== undefined) return found
  }
  return undefined
}

/** The groups of somebody: a list, or one text. */
export function groupsOf(claims: Claims, path: string): string[] {
  return [readPath(claims, path)].flat().filter((group) => typeof group === 'string')
}

/** Entra ID names no group of somebody who has too many of them: it says so, and where a program could ask. */
export function hasAllGroups(claims: Claims, path: string): boolean {
  if (readPath(claims, path) !== undefined) return true
  const elsewhere = claims._claim_names
  const isElsewhere = typeof elsewhere === 'object' && elsewhere !== null && Object.hasOwn(elsewhere, path)
  return !isElsewhere && ![true, 'true'].includes(claims.hasgroups as boolean | string)
}
