export { Menu } from './menu.tsx'
export type { MenuItem } from './menu-content.tsx'
export type { MenuProps } from './menu-overlay.tsx'
