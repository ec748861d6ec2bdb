import { readTokenOfAnyAge } from './storage.ts'

/*
 * The token that this tab speaks with. Tabs share one storage: when somebody else has logged in in another tab, what
 * is still done here must not be done in their name.
 */

let own = readTokenOfAnyAge()
let isHeld = false

/** What the calls of this tab carry. */
export function tabToken(): string | undefined {
  if (!isHeld) own = readTokenOfAnyAge()
  return own
}

/** Another tab has changed the token: until it is known for whom, this tab keeps its own. */
export function holdToken(): void {
  isHeld = true
}

/** The new token is the same person's. */
export function adoptToken(): void {
  isHeld = false
}

/** Whether the token in the storage is still the one of this tab. */
export function isOwnStored(): boolean {
  return readTokenOfAnyAge() === own
}
