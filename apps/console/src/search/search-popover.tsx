import { ellipsis } from '@ampdeck/ui/ellipsis'
import { useSay } from '@ampdeck/ui/language'
import { Popover } from '@ampdeck/ui/popover'
import { SearchList } from '@ampdeck/ui/search-list'
import { type ReactElement, useMemo, useState } from 'react'
import { useMenu } from '../menu/menu-context.ts'
import { closeDialog, openDialog } from '../shell/dialogs/open-dialog.ts'
import { findPages, storedMenu } from './find-pages.ts'
import { PALETTE_KEYS } from './palette-keys.ts'
import { searchTexts as words } from './search.texts.ts'
import styles from './search-popover.module.css'
import { useGoTo } from './use-go-to.ts'

export interface SearchPopoverProps {
  trigger: ReactElement
  isOpen: boolean
}

/** Finds pages of the menu by their title; what else there is to be found is one step further. */
export function SearchPopover({ trigger, isOpen }: SearchPopoverProps) {
  const say = useSay()

  return (
    <Popover
      label={say(words.pages)}
      trigger={trigger}
      open={isOpen}
      onOpenChange={(open) => (open ? openDialog({ name: 'search' }) : closeDialog('search'))}
    >
      <PageSearch />
    </Popover>
  )
}

function PageSearch() {
  const say = useSay()
  const goTo = useGoTo()
  const inUse = useMenu()
  const menu = useMemo(() => storedMenu(inUse), [inUse])
  const built = useMemo(
    () => new Set(inUse.pages.filter(({ isBuilt }) => isBuilt).map(({ href }) => href)),
    [inUse],
  )
  const [text, setText] = useState('')
  const pages = findPages(menu, text)
  const shown = { text: ellipsis(text.trim(), 30) }

  return (
    <div className={styles.search}>
      <SearchList
        label={say(words.pages)}
        placeholder={say(words.pagesHint)}
        text={text}
        onText={setText}
        groups={[
          {
            id: 'pages',
            label: say(words.groupPages),
            items: pages.map(({ href, title, trail }) => ({
              id: href,
              label: say(title),
              detail: [
                trail.map((entry) => say(entry.title)).join(' / '),
                !built.has(href) && say(words.planned),
              ]
                .filter(Boolean)
                .join(' · '),
            })),
          },
        ]}
        onChoose={(item) => {
          const page = pages.find(({ href }) => href === item.id)
          closeDialog('search')
          if (page) goTo(page.href)
        }}
        note={pages.length === 0 && <p>{text.trim() === '' ? say(words.start) : say(words.noPage, shown)}</p>}
      />
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        className={styles.more}
        onClick={() => openDialog({ name: 'palette', text })}
      >
        {say(words.everything)}
        <span className={styles.keys} aria-hidden="true">
          {PALETTE_KEYS}
        </span>
      </button>
    </div>
  )
}
