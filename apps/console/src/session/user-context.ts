import type { UserInfo } from '@ampdeck/api/system/user'
import { createContext, use } from 'react'

const UserContext = createContext<UserInfo | undefined>(undefined)

export const UserProvider = UserContext

/** The signed-in user; nothing until the server has answered. */
export function useUser(): UserInfo | undefined {
  return use(UserContext)
}
