import { useSay } from '@ampdeck/ui/language'
import type { PageReport } from '@ampdeck/ui/open-pages'
import {
  type Closing,
  changePage,
  closedBetween,
  closePages,
  movePage,
  type OpenPages,
  openPage,
  refusalTexts,
  type TabState,
} from '@ampdeck/ui/tab-bar'
import { showMessage } from '@ampdeck/ui/toast'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Menu } from '../menu/menu.ts'
import { useOwner } from '../session/owner-context.ts'
import { paths } from '../session/paths.ts'
import { readOpenPages, storeOpenPages } from '../session/storage.ts'
import { useRecordVisit } from '../shell/recent/use-record-visit.ts'
import { openPagesFrom, pageOf } from './page-of.ts'

/** What a page has said about itself, beside its title. */
interface Mark {
  state?: TabState | undefined
  isUnsaved?: boolean | undefined
}

/** The open pages of this window. Which one is shown is the address's to say; all others follow requirements.md §2. */
export function useOpenPages(menu: Menu) {
  const say = useSay()
  const navigate = useNavigate()
  const owner = useOwner() ?? ''
  const { pathname, search } = useLocation()
  const here = pageOf(menu, `${pathname}${search}`)
  const [kept, setOpen] = useState(() => openPage(openPagesFrom(menu, readOpenPages(owner)), here))
  const [marks, setMarks] = useState<Readonly<Record<string, Mark>>>({})
  const [asked, setAsked] = useState<OpenPages>()
  const open = openPage(kept, here)
  if (open !== kept) setOpen(open)

  useEffect(() => storeOpenPages(owner, open.pages), [owner, open.pages])
  useRecordVisit(menu, open)

  const unsaved = useMemo(() => new Set(Object.keys(marks).filter((id) => marks[id]?.isUnsaved)), [marks])

  const select = (id: string) => {
    const page = open.pages.find((each) => each.id === id)
    if (page && id !== open.active) navigate(page.address)
  }

  const become = (next: OpenPages) => {
    const closed = new Set(closedBetween(open, next).map(({ id }) => id))
    const shown = next.pages.find(({ id }) => id === next.active)
    // At once: the address of a page that is gone would open it again.
    startTransition(() => {
      setOpen(next)
      setMarks((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !closed.has(id))))
      setAsked(undefined)
      if (shown && next.active !== open.active) navigate(shown.address)
    })
  }

  const close = (closing: Closing) => {
    const { open: next, refusal } = closePages(open, closing, pageOf(menu, paths.home))
    if (refusal) showMessage({ text: say(refusalTexts[refusal]), tone: 'warning' })
    else if (closedBetween(open, next).some(({ id }) => unsaved.has(id))) setAsked(next)
    else if (next !== open) become(next)
  }

  const report = useCallback((id: string, said: PageReport) => {
    const { title, state, isUnsaved } = said
    if (title !== undefined) setOpen((before) => changePage(before, id, { title }))
    setMarks((before) => ({
      ...before,
      [id]: 'isUnsaved' in said ? { ...before[id], isUnsaved } : { ...before[id], state },
    }))
  }, [])

  const readdress = useCallback(
    (id: string, address: string) => setOpen((before) => changePage(before, id, { address })),
    [],
  )

  return {
    open,
    marks,
    unsaved,
    select,
    close,
    move: (id: string, to: number) => setOpen((before) => movePage(before, id, to)),
    report,
    readdress,
    /** The pages that remain once somebody has given up what is not saved. */
    asked,
    answer: (isSure: boolean) => (isSure && asked ? become(asked) : setAsked(undefined)),
  }
}
