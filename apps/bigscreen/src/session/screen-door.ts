/*
 * A screen that nobody logs in at: it comes by the link of a wall, or is connected by the code that it shows. It has a
 * token of its own beside the console's.
 */

const KEY = 'ampdeck.wall'

/** How a screen comes to its wall: by a link's key, or by a code. */
export type Door = { by: 'link'; key: string } | { by: 'code' }

/** `?wall=KEY`, `?pair`; nothing where somebody is logged in as in the console. */
export function doorOf(search: string): Door | undefined {
  const query = new URLSearchParams(search)
  const key = query.get('wall')
  if (key) return { by: 'link', key }
  return query.has('pair') ? { by: 'code' } : undefined
}

const nameOf = (door: Door) => (door.by === 'link' ? door.key : 'code')

interface StoredScreen {
  token: string
  /** Through which door it came: another link is another wall. */
  door: string
}

/** The token that this screen was given; storage that is blocked gives none, and it comes by its door again. */
export function readScreenToken(door: Door): string | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredScreen | null
    return stored?.door === nameOf(door) ? stored.token : undefined
  } catch {
    return undefined
  }
}

/** Keeps a token, or forgets the one that holds no longer. */
export function keepScreenToken(door: Door, token: string | undefined): void {
  try {
    if (token === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify({ token, door: nameOf(door) } satisfies StoredScreen))
  } catch {
    // It is asked for again after a reload.
  }
}
