import type { Menu } from './menu.ts'

/** A list, and the query with which it shows just what is meant. */
export interface ListPlace {
  page: string
  search?: string
}

/** The address of a list, where the person may open it and this version has it. */
export function listAddress(menu: Menu, { page, search }: ListPlace): string | undefined {
  const found = menu.pages.find((of) => of.id === page && of.isBuilt)
  return found && (search ? `${found.url}?${search}` : found.url)
}
