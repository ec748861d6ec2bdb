import { Menu as Chakra } from '@chakra-ui/react/menu'
import { type ReactElement, useRef, useState } from 'react'
import type { TriggerProps } from '../overlay/on-demand.tsx'
import { OverlayProvider } from '../overlay/overlay-provider.tsx'
import { useEscapeBefore } from '../overlay/use-escape-before.ts'
import { MenuContent, type MenuItem } from './menu-content.tsx'

export interface MenuProps {
  /** The name of the menu, such as “Commands of 4403-0001”; that of its button without it. */
  label?: string
  /** The button; it gets `aria-haspopup` and `aria-expanded`, and must hand on what it is given. */
  trigger: ReactElement<TriggerProps>
  /** The items, from above; no two have the same `id`. */
  items: readonly MenuItem[]
  /**
   * Called with the `id` of the item that was pressed, by pointer or key; of a link too, which is followed
   * besides.
   */
  onChoose?: (id: string) => void
  /** Where it opens from its button; it turns round where there is no room. `bottom-end` by default. */
  placement?: 'bottom-end' | 'bottom-start' | 'right-start'
}

/** The menu of a button; open from the start, for the click that asked for it has passed. */
export function MenuOverlay({ label, trigger, items, onChoose, placement = 'bottom-end' }: MenuProps) {
  const [isOpen, setOpen] = useState(true)
  const isThere = useRef(false)
  useEscapeBefore(isThere, isOpen, () => setOpen(false))

  return (
    <OverlayProvider>
      <Chakra.Root
        open={isOpen}
        onOpenChange={({ open }) => setOpen(open)}
        positioning={{ placement, gutter: placement === 'right-start' ? 12 : 4 }}
      >
        <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
        <MenuContent
          label={label}
          items={items}
          onChoose={onChoose}
          onFocus={() => {
            isThere.current = true
          }}
        />
      </Chakra.Root>
    </OverlayProvider>
  )
}
