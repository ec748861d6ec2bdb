import { Menu as Chakra } from '@chakra-ui/react/menu'
import { OverlayProvider } from '../overlay/overlay-provider.tsx'
import type { MenuProps } from './menu.tsx'
import { MenuContent } from './menu-content.tsx'

/** The menu of a button; open from the start, for the click that asked for it has passed. */
export function MenuOverlay({ label, trigger, items, onChoose, placement = 'bottom-end' }: MenuProps) {
  return (
    <OverlayProvider>
      <Chakra.Root defaultOpen positioning={{ placement, gutter: placement === 'right-start' ? 12 : 4 }}>
        <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
        <MenuContent label={label} items={items} onChoose={onChoose} />
      </Chakra.Root>
    </OverlayProvider>
  )
}
