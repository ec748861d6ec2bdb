import { outsideMenu } from '@ampdeck/api/menu/menu-tree/outside-menu'
import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'

/** What the personal settings ask for (requirements.md §2, §6): an entry of this name in the permission list. */
const USER = 'user'
const personalSettings = ['account', 'accountSettings', 'accountBase']

/** The fixed routes of requirements.md §2 that stand in no menu, as far as the permission list opens them. */
export function fixedPages(entries: readonly PermissionEntry[], isBuilt: (url: string) => boolean) {
  const isUser = entries.some(({ name }) => name === USER)
  return outsideMenu
    .filter(({ id }) => isUser || !personalSettings.includes(id))
    .map(({ id, place, titleEn, title }) => ({
      id,
      url: place,
      href: place,
      title: [titleEn, title] as const,
      trail: [],
      isShown: false,
      isBuilt: isBuilt(place),
    }))
}
