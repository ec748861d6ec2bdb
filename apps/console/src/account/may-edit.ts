import type { UserInfo } from '@ampdeck/api/system/user'

/** The platform itself is seller -1; its own profile cannot be edited (requirements.md §3 "User info"). */
const PLATFORM = -1

/** Whether this person may change the own profile. */
export function mayEdit({ sellerId }: Pick<UserInfo, 'sellerId'>): boolean {
  return sellerId !== PLATFORM
}
