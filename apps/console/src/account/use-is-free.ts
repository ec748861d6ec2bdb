import { useUser } from '../session/user-context.ts'
import { forcedChange } from './forced-change.ts'

/** Whether the server answers this person: until a forced change of the password is done it refuses nearly all. */
export function useIsFree(): boolean {
  const user = useUser()
  return user !== undefined && forcedChange(user) === undefined
}
