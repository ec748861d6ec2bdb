import { Dialog as Chakra } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { type ReactNode, useState } from 'react'
import { SearchList, type SearchListProps } from '../../inputs/search-list/search-list.tsx'
import { OverlayProvider } from '../../overlays/overlay/overlay-provider.tsx'
import styles from './palette.module.css'

export interface PaletteProps extends SearchListProps {
  /** Called by Escape and by a click outside. */
  onClose: () => void
  /** At the foot: the keys that help, and last a sentence that a phone shows too. */
  footer?: ReactNode
}

/** A search over everything, above whatever is open. It closes by Escape; choosing is its owner's to answer. */
export function Palette({ onClose, footer, ...search }: PaletteProps) {
  // The field takes the focus before the dialog would look who had it.
  const [opener] = useState(() => document.activeElement)

  return (
    <OverlayProvider>
      <Chakra.Root
        open
        finalFocusEl={() => (opener instanceof HTMLElement ? opener : null)}
        onOpenChange={(details) => !details.open && onClose()}
      >
        <Portal>
          <Chakra.Backdrop />
          <Chakra.Positioner>
            <Chakra.Content aria-label={search.label} maxWidth="680px">
              <div className={styles.palette}>
                <SearchList {...search} />
                {footer && <footer className={styles.footer}>{footer}</footer>}
              </div>
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </OverlayProvider>
  )
}
