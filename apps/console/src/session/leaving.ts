import { loginPath } from './paths.ts'
import { holdToken } from './tab-token.ts'

let isOnTheWay = false

/** Whether this page is about to be left for the login page: what still fails then is told to nobody. */
export function isLeaving(): boolean {
  return isOnTheWay
}

/** From now on nothing is said about the session that has ended; what is still asked carries its token, not none. */
export function beginLeaving(): void {
  isOnTheWay = true
  holdToken()
}

/** Loads the login page, which leads back here, when a notice has been there long enough to be read. */
export function leaveAfter(milliseconds: number): void {
  beginLeaving()
  setTimeout(() => location.replace(loginPath(location)), milliseconds)
}
