import { commonTexts } from '@ampdeck/api/texts'
import { Drawer as Chakra } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { useModal } from '../dialog/use-modal.ts'
import { OverlayProvider } from '../overlay/overlay-provider.tsx'

export interface DrawerProps {
  /** Whether it is there; the caller closes it. */
  open: boolean
  /** Called by Escape, by a click beside it and by the close button. */
  onClose: () => void
  /** The heading, and the name of the dialog. */
  title: string
  /**
   * A line below the title, for example the step and when the draft was kept; the description of the dialog.
   */
  caption?: ReactNode
  /** 344, 640 and 832 px; never above 90 % of the window, all of it on a phone. `form` by default. */
  width?: 'settings' | 'form' | 'wide'
  /** Buttons at the right below a line; it stays in sight while the body scrolls. Nothing by default. */
  footer?: ReactNode
  /** What it is for; the focus begins at its first control. */
  children: ReactNode
}

/** A dialog at the right edge. The settings drawer has no scrim, so that a change shows at once. */
export function Drawer({ open, onClose, title, caption, width = 'form', footer, children }: DrawerProps) {
  const say = useSay()
  const body = useRef<HTMLDivElement>(null)
  const behaviour = useModal(open, onClose, body)

  return (
    <OverlayProvider>
      <Chakra.Root open={open} {...behaviour}>
        <Portal>
          {width !== 'settings' && <Chakra.Backdrop />}
          <Chakra.Positioner>
            <Chakra.Content data-width={width}>
              <Chakra.Header>
                <div>
                  <Chakra.Title>{title}</Chakra.Title>
                  {caption && <Chakra.Description>{caption}</Chakra.Description>}
                </div>
                <IconButton label={say(commonTexts.close)} onClick={onClose}>
                  <X />
                </IconButton>
              </Chakra.Header>
              <Chakra.Body ref={body}>{children}</Chakra.Body>
              {footer && <Chakra.Footer>{footer}</Chakra.Footer>}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </OverlayProvider>
  )
}
