import { Popover as Chakra } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { OverlayProvider } from '../overlay/overlay-provider.tsx'
import { useEscapeBefore } from '../overlay/use-escape-before.ts'

export interface PopoverProps {
  /** The name of the dialog that opens. */
  label: string
  /** The button; it gets `aria-haspopup` and `aria-expanded`, and must hand on what it is given. */
  trigger: ReactElement
  /**
   * What it holds, drawn while it is open; the focus begins at its first control. It brings its own padding.
   */
  children: ReactNode
  /** Together with `onOpenChange` for a popover that its parent opens; otherwise it opens by itself. */
  open?: boolean | undefined
  /** Called when its button, Escape or a press beside it wants it open or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Where the focus goes when it closes; to the button by default. */
  returnTo?: (() => HTMLElement | null) | undefined
}

/** A small dialog beside its button; Escape and a click outside close it. */
export function Popover({ label, trigger, children, open, onOpenChange, returnTo }: PopoverProps) {
  // Only one that opens takes the focus: one that is open from the start is opened a moment later.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const isThere = useRef(false)
  useEscapeBefore(isThere, open === true, () => onOpenChange?.(false))

  return (
    <OverlayProvider>
      <Chakra.Root
        positioning={{ placement: 'bottom-end', gutter: 4 }}
        lazyMount
        unmountOnExit
        initialFocusEl={() => {
          isThere.current = true
          return null
        }}
        {...(returnTo && { finalFocusEl: returnTo })}
        {...(open === undefined ? {} : { open: open && isDrawn })}
        onOpenChange={(details) => onOpenChange?.(details.open)}
      >
        <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
        <Portal>
          <Chakra.Positioner>
            <Chakra.Content aria-label={label} aria-labelledby={undefined}>
              {children}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </OverlayProvider>
  )
}
