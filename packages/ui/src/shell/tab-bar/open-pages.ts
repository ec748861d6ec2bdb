/** A page that is open: one a route, and one a record for the routes of details. */
export interface OpenPage {
  readonly id: string
  /** Path and query: all that is needed to show the page again. */
  readonly address: string
  /** What the page calls itself, where that is more than its route's title: the station of a detail page. */
  readonly title?: string | undefined
}

/** The open pages in the order of their tabs. Never empty, every id once, and the active one is among them. */
export interface OpenPages<Page extends OpenPage = OpenPage> {
  readonly pages: readonly Page[]
  readonly active: string
}

/** What somebody may ask of a tab: away with it, or with others as seen from it. */
export type ClosingKind = 'this' | 'left' | 'right' | 'others' | 'all'

export interface Closing {
  readonly kind: ClosingKind
  readonly id: string
}

/** Why a closing changes nothing; its sentence is in `refusalTexts`. */
export type Refusal = 'last' | 'noneLeft' | 'noneRight'

export interface Closed<Page extends OpenPage> {
  readonly open: OpenPages<Page>
  readonly refusal?: Refusal
}

/** Opens a page behind the others and shows it. One that is open keeps its place and its title. */
export function openPage<Page extends OpenPage>(
  open: OpenPages<Page> | undefined,
  page: Page,
): OpenPages<Page> {
  const pages = open?.pages ?? []
  const known = pages.find(({ id }) => id === page.id)
  if (!known) return { pages: [...pages, page], active: page.id }
  if (open?.active === page.id && known.address === page.address) return open
  return {
    pages:
      known.address === page.address
        ? pages
        : pages.map((each) => (each === known ? { ...known, ...page } : each)),
    active: page.id,
  }
}

/** Another address of a page that stays where it is, shown or not. */
export function readdressPage<Page extends OpenPage>(
  open: OpenPages<Page>,
  id: string,
  address: string,
): OpenPages<Page> {
  return changePage(open, id, { address } as Partial<Page>)
}

/** What a page calls itself from now on; nothing for its route's own title. */
export function renamePage<Page extends OpenPage>(
  open: OpenPages<Page>,
  id: string,
  title: string | undefined,
): OpenPages<Page> {
  return changePage(open, id, { title } as Partial<Page>)
}

/** Moves a page to a place among the tabs; a place beyond the ends is the end. */
export function movePage<Page extends OpenPage>(
  open: OpenPages<Page>,
  id: string,
  to: number,
): OpenPages<Page> {
  const from = open.pages.findIndex((page) => page.id === id)
  const place = Math.max(0, Math.min(open.pages.length - 1, Math.trunc(to)))
  const moved = open.pages[from]
  if (!moved || from === place) return open
  const rest = open.pages.filter((page) => page !== moved)
  return { ...open, pages: [...rest.slice(0, place), moved, ...rest.slice(place)] }
}

/**
 * Closes pages by the rules of spec.md §2: the last one of all stays, closing the active one shows the last that
 * remains, and where nothing is to be closed it says why. `landing` is what "all" leaves.
 */
export function closePages<Page extends OpenPage>(
  open: OpenPages<Page>,
  { kind, id }: Closing,
  landing?: Page,
): Closed<Page> {
  const at = open.pages.findIndex((page) => page.id === id)
  if (at < 0) return { open }

  switch (kind) {
    case 'this':
      return open.pages.length === 1 ? { open, refusal: 'last' } : without(open, (_, index) => index === at)
    case 'left':
      return at === 0 ? { open, refusal: 'noneLeft' } : without(open, (_, index) => index < at)
    case 'right':
      return at === open.pages.length - 1
        ? { open, refusal: 'noneRight' }
        : without(open, (_, index) => index > at)
    case 'others':
      return open.pages.length === 1 ? { open, refusal: 'last' } : without(open, (_, index) => index !== at)
    case 'all': {
      const stays = landing ?? open.pages[at]
      if (!stays || (open.pages.length === 1 && open.pages[0]?.id === stays.id))
        return { open, refusal: 'last' }
      return { open: { pages: [open.pages.find((page) => page.id === stays.id) ?? stays], active: stays.id } }
    }
  }
}

/** The pages that are open in one state and no longer in the next. */
export function closedBetween<Page extends OpenPage>(
  before: OpenPages<Page>,
  after: OpenPages<Page>,
): Page[] {
  return before.pages.filter(({ id }) => !after.pages.some((page) => page.id === id))
}

function without<Page extends OpenPage>(
  open: OpenPages<Page>,
  goes: (page: Page, index: number) => boolean,
): Closed<Page> {
  const pages = open.pages.filter((page, index) => !goes(page, index))
  const isActiveThere = pages.some(({ id }) => id === open.active)
  return { open: { pages, active: isActiveThere ? open.active : (pages.at(-1)?.id ?? open.active) } }
}

function changePage<Page extends OpenPage>(
  open: OpenPages<Page>,
  id: string,
  change: Partial<Page>,
): OpenPages<Page> {
  const names = Object.keys(change) as (keyof Page)[]
  const page = open.pages.find((each) => each.id === id)
  if (!page || names.every((name) => page[name] === change[name])) return open
  return { ...open, pages: open.pages.map((each) => (each === page ? { ...page, ...change } : each)) }
}
