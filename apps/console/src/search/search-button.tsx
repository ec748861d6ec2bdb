import { HeaderSearch } from '@ampdeck/ui/app-shell'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { openDialog, useOpenedDialog } from '../shell/dialogs/open-dialog.ts'

const SearchPopover = lazyOf(
  () => import('./search-popover.tsx'),
  'SearchPopover',
  ({ trigger }) => trigger,
)

/** The header's search. Its popover is fetched when somebody reaches for the button. */
export function SearchButton() {
  const isOpen = useOpenedDialog()?.name === 'search'
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)

  const button = (
    <HeaderSearch
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={SearchPopover.read}
      onFocus={SearchPopover.read}
      onClick={() => openDialog({ name: 'search' })}
    />
  )
  if (!wasOpen) return button
  return <SearchPopover trigger={<HeaderSearch />} isOpen={isOpen} />
}
