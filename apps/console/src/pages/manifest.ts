import type { PageId } from '@ampdeck/api/system/menu-tree'
import type { ComponentType } from 'react'

/** All that the frame needs of a page: its id, its address, its code, and the call with which its list begins. */
export interface Manifest {
  id: PageId
  /** The menu entry's url; further addresses that share the view. */
  url: string
  /** Path of the list's call; its request is the address's query, so it can start before the page's code is there. */
  list?: string
  view(): Promise<{ default?: never; Page: ComponentType }>
}

export function page(manifest: Manifest): Manifest {
  return manifest
}
