import { HeaderSearch } from '@ampdeck/ui/app-shell'
import { lazy, Suspense, useState } from 'react'
import { openDialog, useOpenedDialog } from '../shell/dialogs/open-dialog.ts'

const load = () => import('./search-popover.tsx')
const SearchPopover = lazy(async () => ({ default: (await load()).SearchPopover }))

/** The header's search. Its popover is fetched when somebody reaches for the button. */
export function SearchButton() {
  const isOpen = useOpenedDialog()?.name === 'search'
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)

  const button = (
    <HeaderSearch
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => openDialog({ name: 'search' })}
    />
  )
  if (!wasOpen) return button
  return (
    <Suspense fallback={button}>
      <SearchPopover trigger={<HeaderSearch />} isOpen={isOpen} />
    </Suspense>
  )
}
