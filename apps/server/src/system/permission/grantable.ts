import { menuEntries, screensOutsideMenu } from '@ampdeck/api/menu/menu-tree'
import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'

/** Beside the fourteen of the menu. */
const OUTSIDE = 15_000_000

/** What a role may hold, as a tree: the menu, and the actions on screens that stand in no menu. */
export function grantableEntries(menu: readonly PermissionEntry[] = menuEntries()): PermissionEntry[] {
  const plain = { icon: '', isShow: 0, type: 1 } as const
  const pages = screensOutsideMenu
    .filter(({ actions }) => actions.length > 0)
    .flatMap(({ id: name, url, title, titleEn, actions }, index): PermissionEntry[] => {
      const id = OUTSIDE + (index + 1) * 100
      return [
        { ...plain, id, pid: OUTSIDE, url, title, titleEn, name, sort: index * 10, componentType: 'MENU' },
        ...actions.map(
          (action, at): PermissionEntry => ({
            ...plain,
            id: id + at + 1,
            pid: id,
            url: '',
            title: '使用',
            titleEn: 'Use',
            name: action,
            sort: at * 10,
            componentType: 'BUTTON',
          }),
        ),
      ]
    })
  return [
    ...menu,
    {
      ...plain,
      id: OUTSIDE,
      pid: 0,
      url: '',
      title: '菜单之外',
      titleEn: 'Outside the menu',
      name: 'outsideMenu',
      sort: 1_000,
      componentType: 'CATALOG',
    },
    ...pages,
  ]
}

/** The keys of a tree: its pages and their actions. */
export function keysOf(entries: readonly PermissionEntry[]): string[] {
  return entries.filter(({ componentType }) => componentType !== 'CATALOG').map(({ name }) => name)
}
