import { createContext, use } from 'react'
import type { Menu } from './menu.ts'

const MenuContext = createContext<Menu>({ top: [], pages: [], grants: [] })

export const MenuProvider = MenuContext

/** The menu of the signed-in user. */
export function useMenu(): Menu {
  return use(MenuContext)
}
