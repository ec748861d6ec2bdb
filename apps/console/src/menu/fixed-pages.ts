import { outsideMenu } from '@ampdeck/api/menu/menu-tree/outside-menu'

/** What the personal settings ask for (requirements.md §2, §6): an action of the permission list, not the menu item of that name. */
const USER = 'user'
const personalSettings = ['account', 'accountSettings', 'accountBase']

/** The fixed routes of requirements.md §2 that stand in no menu, as far as these actions open them. */
export function fixedPages(grants: readonly string[], isBuilt: (url: string) => boolean) {
  return outsideMenu
    .filter(({ id }) => grants.includes(USER) || !personalSettings.includes(id))
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
