import { Menu as Chakra, useMenu } from '@chakra-ui/react/menu'
import { type ReactElement, useRef } from 'react'
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
  // It holds by itself whether it is open: told from outside, it closes a moment late, and takes the focus from the dialog
  // that an item opens.
  const menu = useMenu({
    defaultOpen: true,
    positioning: { placement, gutter: placement === 'right-start' ? 12 : 4 },
  })
  const isThere = useRef(false)
  useEscapeBefore(isThere, menu.api.open, () => menu.api.setOpen(false))

  return (
    <OverlayProvider>
      <Chakra.RootProvider value={menu}>
        <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
        <MenuContent
          label={label}
          items={items}
          onChoose={onChoose}
          onFocus={() => {
            isThere.current = true
          }}
        />
      </Chakra.RootProvider>
    </OverlayProvider>
  )
}
