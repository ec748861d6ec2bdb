/**
 * The path of a request target as it was sent: without the host that a proxy may name (RFC 9112, 3.2.2), without query
 * and fragment. For addresses that no route has taken, and for upgrades, of which the router knows nothing; whatever
 * has a route is decided by that route.
 */
export function sentPath(target: string): string {
  const path = target.replace(/^\w+:\/\/[^/?#]*/, '').split(/[?#]/, 1)[0]
  return path || '/'
}

/** The same as the router reads it. What cannot be decoded reaches no route. */
export function decodedPath(target: string): string {
  const path = sentPath(target)
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
