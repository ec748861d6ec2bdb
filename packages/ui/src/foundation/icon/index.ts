export { MenuIcon, type MenuIconProps, menuIconNames } from './menu-icon.tsx'
