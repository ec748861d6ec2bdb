import type { ComponentProps, ReactNode } from 'react'

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

/** What is below the chosen first level. */
export interface MenuPart {
  groups: readonly ShellGroup[]
  /** The address of the current page. */
  path: string | undefined
  renderLink: RenderLink
}
