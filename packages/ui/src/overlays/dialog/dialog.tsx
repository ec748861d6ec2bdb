import { commonTexts } from '@ampdeck/api/texts'
import { Dialog as Chakra } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { OverlayProvider } from '../overlay/overlay-provider.tsx'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  /** Whether it is there; the caller closes it. */
  open: boolean
  /** Called by Escape, by a click on the scrim and by the close button. */
  onClose: () => void
  /** The heading, and the name of the dialog. */
  title: string
  /** What stands between title and footer; the focus begins at its first control. */
  children: ReactNode
  /**
   * Buttons at the right below a line, the harmless one first; where the body has no control, the focus
   * begins there.
   */
  footer?: ReactNode
  /**
   * False for what must be answered: no close button, and neither Escape nor the scrim closes it. True by
   * default.
   */
  closable?: boolean
  /**
   * `alertdialog` for a question that interrupts: a press beside it does not close it. `dialog` by default.
   */
  role?: 'dialog' | 'alertdialog'
  /** At most 480, 640 and 960 px, never wider than the window; `question` by default. */
  width?: 'question' | 'form' | 'wide'
}

const stay = () => {}

/** A dialog in the middle of the page. Focus goes into it and, when it closes, back to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  closable = true,
  role = 'dialog',
  width = 'question',
}: DialogProps) {
  const say = useSay()
  const body = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const behaviour = useModal(open, closable ? onClose : stay, body, foot)

  return (
    <OverlayProvider>
      <Chakra.Root
        open={open}
        role={role}
        closeOnInteractOutside={closable && role === 'dialog'}
        {...behaviour}
      >
        <Portal>
          <Chakra.Backdrop />
          <Chakra.Positioner>
            <Chakra.Content data-width={width}>
              <Chakra.Header>
                <Chakra.Title>{title}</Chakra.Title>
                {closable && (
                  <IconButton label={say(commonTexts.close)} onClick={onClose}>
                    <X />
                  </IconButton>
                )}
              </Chakra.Header>
              <Chakra.Body ref={body}>{children}</Chakra.Body>
              {footer && <Chakra.Footer ref={foot}>{footer}</Chakra.Footer>}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </OverlayProvider>
  )
}
