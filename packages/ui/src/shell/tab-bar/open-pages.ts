/** A page that is open: one a route, and one a record for the routes of details. */
export interface OpenPage {
  readonly id: string
  /** Path and query: all that is needed to show the page again. */
  readonly address: string
  /** What the page calls itself, where that is more than its route's title: the name of a record. */
  readonly title?: string | undefined
}

/** The open pages in the order of their tabs. Never empty, every id once, and the active one is among them. */
export interface OpenPages {
  readonly pages: readonly OpenPage[]
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

const refusals: Record<ClosingKind, Refusal> = {
  this: 'last',
  left: 'noneLeft',
  right: 'noneRight',
  others: 'last',
  all: 'last',
}

/** Opens a page behind the others and shows it. One that is open keeps its place and its title. */
export function openPage(open: OpenPages | undefined, page: OpenPage): OpenPages {
  if (!open?.pages.some(({ id }) => id === page.id))
    return { pages: [...(open?.pages ?? []), page], active: page.id }
  const next = changePage(open, page.id, { address: page.address })
  return next.active === page.id ? next : { ...next, active: page.id }
}

/** Another address or title of a page that stays where it is, shown or not. */
export function changePage(open: OpenPages, id: string, change: Partial<OpenPage>): OpenPages {
  const page = open.pages.find((each) => each.id === id)
  const names = Object.keys(change) as (keyof OpenPage)[]
  if (!page || names.every((name) => page[name] === change[name])) return open
  return { ...open, pages: open.pages.map((each) => (each === page ? { ...page, ...change } : each)) }
}

/** Moves a page to a place among the tabs; a place beyond the ends is the end. */
export function movePage(open: OpenPages, id: string, to: number): OpenPages {
  const from = open.pages.findIndex((page) => page.id === id)
  const place = Math.max(0, Math.min(open.pages.length - 1, Math.trunc(to)))
  const moved = open.pages[from]
  if (!moved || from === place) return open
  return { ...open, pages: open.pages.toSpliced(from, 1).toSpliced(place, 0, moved) }
}

/**
 * Closes pages: the last one of all stays, closing the active one shows the last that
 * remains, and where nothing is to be closed it says why. `landing` is what "all" leaves.
 */
export function closePages(
  open: OpenPages,
  { kind, id }: Closing,
  landing?: OpenPage,
): { open: OpenPages; refusal?: Refusal } {
  const at = open.pages.findIndex((page) => page.id === id)
  const asked = open.pages[at]
  if (!asked) return { open }

  const left = landing ?? asked
  const pages =
    kind === 'all'
      ? [open.pages.find((page) => page.id === left.id) ?? left]
      : open.pages.filter((_, index) => stays(kind, index - at))
  const isNothingClosed = pages.length === open.pages.length && pages[0]?.id === open.pages[0]?.id
  const last = pages.at(-1)
  if (!last || isNothingClosed) return { open, refusal: refusals[kind] }
  return { open: { pages, active: pages.some((page) => page.id === open.active) ? open.active : last.id } }
}

/** Whether a page so many places behind the one that was asked of stays open. */
function stays(kind: Exclude<ClosingKind, 'all'>, distance: number): boolean {
  if (kind === 'this') return distance !== 0
  if (kind === 'others') return distance === 0
  return kind === 'left' ? distance >= 0 : distance <= 0
}

/** The pages that are open in one state and no longer in the next. */
export function closedBetween(before: OpenPages, after: OpenPages): OpenPage[] {
  return before.pages.filter(({ id }) => !after.pages.some((page) => page.id === id))
}
