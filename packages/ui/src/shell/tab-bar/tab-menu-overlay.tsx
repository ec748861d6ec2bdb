import { Menu as Chakra } from '@chakra-ui/react/menu'
import type { MenuItem } from '../../overlays/menu/menu-content.tsx'
import { MenuContent } from '../../overlays/menu/menu-content.tsx'
import { OverlayProvider } from '../../overlays/overlay/overlay-provider.tsx'

export interface TabMenuOverlayProps {
  label: string
  items: readonly MenuItem[]
  /** Where it opens, in pixels of the window. */
  at: { x: number; y: number }
  onChoose: (id: string) => void
  onClose: () => void
}

/** The menu of a tab: at the pointer, or below the tab for the keyboard. */
export function TabMenuOverlay({ label, items, at, onChoose, onClose }: TabMenuOverlayProps) {
  return (
    <OverlayProvider>
      <Chakra.Root
        open
        positioning={{
          placement: 'bottom-start',
          gutter: 2,
          getAnchorRect: () => ({ ...at, width: 0, height: 0 }),
        }}
        onOpenChange={({ open }) => !open && onClose()}
      >
        <MenuContent label={label} items={items} onChoose={onChoose} />
      </Chakra.Root>
    </OverlayProvider>
  )
}
