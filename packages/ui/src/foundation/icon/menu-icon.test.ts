import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { expect, it } from 'vitest'
import { menuIconNames } from './menu-icon.tsx'

it('knows every icon of the menu tree', () => {
  const used = new Set(menuEntries().map(({ icon }) => icon))
  expect([...used].filter((icon) => icon && !menuIconNames.includes(icon))).toEqual([])
})
