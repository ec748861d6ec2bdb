export { ChoiceMenu, type ChoiceMenuProps, type ChoiceOption } from './choice-menu.tsx'
export { Menu, type MenuItem, type MenuProps } from './menu.tsx'
