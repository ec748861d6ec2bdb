/** What a screen is made of; `detail` pages are reached from a record and never stand in the menu. */
export type PageKind =
  | 'list'
  | 'dashboard'
  | 'detail'
  | 'form'
  | 'board'
  | 'map'
  | 'chat'
  | 'tree'
  | 'tabs'
  | 'external'
  | 'frame'

/** One screen with its title, its place and the actions that a role may hold on it. */
export interface MenuPage<Id extends string = string, Action extends string = string> {
  readonly id: Id
  readonly kind: PageKind
  readonly titleEn: string
  readonly title: string
  /** Drawn where it stands beside catalogs. */
  readonly icon?: string
  readonly actions: readonly Action[]
  /** Last part of the url, or a whole one from the root. */
  readonly place: string
  readonly isShow: 0 | 1
}

export interface MenuCatalog<Pages extends readonly MenuPage[] = readonly MenuPage[]> {
  readonly id: string
  readonly titleEn: string
  readonly title: string
  readonly icon: string
  readonly pages: Pages
}

export type MenuChild = MenuPage | MenuCatalog

export interface MenuTop<Children extends readonly MenuChild[] = readonly MenuChild[]> {
  readonly id: string
  readonly titleEn: string
  readonly title: string
  readonly icon: string
  readonly children: Children
}

/** All pages below a part of the tree. */
export type PagesOf<Part> = Part extends MenuPage
  ? Part
  : Part extends MenuCatalog<infer Pages>
    ? Pages[number]
    : Part extends MenuTop<infer Children>
      ? PagesOf<Children[number]>
      : never

/** `'add edit'` → `'add' | 'edit'` */
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Exclude<Text, ''>

function kindOf(kind: PageKind, isShow: 0 | 1 = 1) {
  return <const Id extends string, const Actions extends string = ''>(
    id: Id,
    titleEn: string,
    title: string,
    actions?: Actions,
    place: string = id,
  ): MenuPage<Id, Words<NoInfer<Actions>>> => ({
    id,
    kind,
    titleEn,
    title,
    actions: (actions ? actions.split(' ') : []) as Words<Actions>[],
    place,
    isShow,
  })
}

/** A page that stands beside the catalogs of its first level, with an icon of its own. */
export const withIcon = <const Page extends MenuPage>(icon: string, page: Page): Page => ({ ...page, icon })

/*
 * One function per kind of screen: page id, title in both languages, the actions that become buttons (separated
 * by blanks), and the end of the url where it is not the page id.
 */
export const list = kindOf('list')
export const dashboard = kindOf('dashboard')
export const detail = kindOf('detail', 0)
export const form = kindOf('form')
/** A form that opens from its list and does not stand in the menu. */
export const hiddenForm = kindOf('form', 0)
export const board = kindOf('board')
export const map = kindOf('map')
export const chat = kindOf('chat')
export const tree = kindOf('tree')
export const tabs = kindOf('tabs')
export const external = kindOf('external')
export const frame = kindOf('frame')

/** A second-level group of pages; its url is its id below the first level's. */
export function catalog<const Pages extends readonly MenuPage[]>(
  id: string,
  titleEn: string,
  title: string,
  icon: string,
  pages: Pages,
): MenuCatalog<Pages> {
  return { id, titleEn, title, icon, pages }
}

/** An entry of the header; its url is its id. */
export function firstLevel<const Children extends readonly MenuChild[]>(
  id: string,
  titleEn: string,
  title: string,
  icon: string,
  children: Children,
): MenuTop<Children> {
  return { id, titleEn, title, icon, children }
}
