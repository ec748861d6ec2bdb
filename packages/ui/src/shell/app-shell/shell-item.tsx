import type { ComponentProps, ReactNode } from 'react'
import type { MenuItem } from '../../overlays/menu/menu-content.tsx'

/** An entry of a menu: where it leads and what it is called. */
export interface ShellItem {
  id: string
  label: string
  href: string
  /** A name that `MenuIcon` knows. */
  icon?: string | undefined
  /** Opens in a window of its own, as the wall display does. */
  isExternal?: boolean | undefined
}

/** A catalog of the side menu; one without children is a link itself. */
export interface ShellGroup extends ShellItem {
  children?: readonly ShellItem[] | undefined
}

/** Draws the link of an item; an app with a router passes its own. */
export type RenderLink = (item: ShellItem, props: ComponentProps<'a'>) => ReactNode

/** A plain link, which the browser follows. */
export const renderAnchor: RenderLink = ({ href, isExternal }, props) => (
  <a href={href} {...(isExternal ? { target: '_blank', rel: 'noreferrer' } : {})} {...props} />
)

/** An entry of a menu that drops, where the menu itself has no room for it. */
export function menuItemOf({ id, label, href, isExternal }: ShellItem): MenuItem {
  return { id, label, href, opensWindow: isExternal }
}

/** Where in the menu one is. */
export interface CurrentPlace {
  /** The id of the chosen first level. */
  top?: string | undefined
  /** The id of the catalog that the current page belongs to, where the menu itself does not show the page. */
  group?: string | undefined
  /** The address of the current page. */
  path?: string | undefined
}

/** What is below the chosen first level. */
export interface MenuPart {
  groups: readonly ShellGroup[]
  current: CurrentPlace
  renderLink: RenderLink
}

/** Whether a catalog holds the current page. */
export function isWithin({ id, children }: ShellGroup, { group, path }: CurrentPlace): boolean {
  return id === group || (children?.some(({ href }) => href === path) ?? false)
}
