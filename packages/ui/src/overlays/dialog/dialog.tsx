import { commonTexts } from '@ampdeck/api/texts'
import { Dialog as Chakra } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { OverlayProvider } from '../overlay/overlay-provider.tsx'
import { modal } from './modal.ts'

export interface DialogProps {
  open: boolean
  /** Called by Escape, by a click on the scrim and by the close button. */
  onClose: () => void
  /** The heading, and the name of the dialog. */
  title: string
  children: ReactNode
  footer?: ReactNode
  /** A question that must be answered has neither close button nor a scrim that closes it. */
  closable?: boolean
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog'
  /** 480, 640 and 960 px; never wider than the window. */
  width?: 'question' | 'form' | 'wide'
}

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

  return (
    <OverlayProvider>
      <Chakra.Root
        open={open}
        role={role}
        closeOnEscape={closable}
        closeOnInteractOutside={closable && role === 'dialog'}
        {...modal(onClose, body, foot)}
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
