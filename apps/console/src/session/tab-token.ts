import { readTokenOfAnyAge } from './storage.ts'

/*
 * The token that this tab speaks with. Tabs share one storage: when somebody else has logged in in another tab, what
 * is still done here must not be done in their name.
 */

let own = readTokenOfAnyAge()
let isHeld = false
let follow: (() => void) | undefined

/** What the calls of this tab carry. */
export function tabToken(): string | undefined {
  const stored = readTokenOfAnyAge()
  if (isHeld || stored === own) return own
  if (stored === undefined || !follow) {
    own = stored
  } else {
    // The browser's event of the change is still on its way, or was never sent.
    holdToken()
    follow()
  }
  return own
}

/** While somebody is signed in: what finds out whose token it is that stands in the storage now. Gives what ends it. */
export function onOtherToken(listener: () => void): () => void {
  follow = listener
  return () => {
    if (follow === listener) follow = undefined
  }
}

/** The token was changed: until it is known for whom, this tab keeps its own. */
export function holdToken(): void {
  isHeld = true
}

/** The new token is the same person's. */
export function adoptToken(token: string): void {
  own = token
  isHeld = false
}

/** Whether the token in the storage is still the one of this tab. */
export function isOwnStored(): boolean {
  return readTokenOfAnyAge() === own
}
