import { Menu as Chakra } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { Fragment } from 'react'
import type { MenuItem } from '../menu/menu.tsx'
import { OverlayProvider } from '../overlay/overlay-provider.tsx'

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
        onSelect={({ value }) => onChoose(value)}
        onOpenChange={({ open }) => !open && onClose()}
      >
        <Portal>
          <Chakra.Positioner>
            <Chakra.Content aria-label={label}>
              {items.map((item) => (
                <Fragment key={item.id}>
                  {item.separatorBefore && <Chakra.Separator />}
                  <Chakra.Item value={item.id}>
                    <Chakra.ItemText>{item.label}</Chakra.ItemText>
                  </Chakra.Item>
                </Fragment>
              ))}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </OverlayProvider>
  )
}
