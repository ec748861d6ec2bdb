import { outsideMenu } from '@ampdeck/api/menu/menu-tree/outside-menu'

/**
 * The fixed routes of requirements.md §2 that stand in no menu. Those of the account ask for the permission "user": that is
 * the right which comes with being a user at all. No entry of the permission list stands for it (the menu item of that
 * name is the administration of users), and the server grants the account's calls to everybody who is signed in; so
 * whoever has a permission list, however short, holds it.
 */
export function fixedPages(isBuilt: (url: string) => boolean) {
  return outsideMenu.map(({ id, place, titleEn, title }) => ({
    id,
    url: place,
    href: place,
    title: [titleEn, title] as const,
    trail: [],
    isShown: false,
    isBuilt: isBuilt(place),
  }))
}
