import { Menu as Chakra } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { Fragment } from 'react'
import { OverlayProvider } from '../overlay/overlay-provider.tsx'
import styles from './menu.module.css'
import type { MenuItem, MenuProps } from './menu.tsx'

/** The menu of a button; open from the start, for the click that asked for it has passed. */
export function MenuOverlay({ label, trigger, items, onChoose, placement = 'bottom-end' }: MenuProps) {
  return (
    <OverlayProvider>
      <Chakra.Root
        defaultOpen
        positioning={{ placement, gutter: placement === 'right-start' ? 12 : 4 }}
        onSelect={({ value }) => onChoose?.(value)}
      >
        <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
        <Portal>
          <Chakra.Positioner>
            <Chakra.Content aria-label={label}>
              {items.map((item) => (
                <Fragment key={item.id}>
                  {item.separatorBefore && <Chakra.Separator />}
                  <MenuEntry item={item} />
                </Fragment>
              ))}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </OverlayProvider>
  )
}

function MenuEntry({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon}
      <Chakra.ItemText>
        {item.label}
        {item.disabledReason && <span className={styles.reason}>{item.disabledReason}</span>}
      </Chakra.ItemText>
    </>
  )
  const isLink = item.href !== undefined && item.disabledReason === undefined

  return (
    <Chakra.Item
      value={item.id}
      disabled={item.disabledReason !== undefined}
      data-danger={item.danger || undefined}
      asChild={isLink}
    >
      {isLink ? <a href={item.href}>{content}</a> : content}
    </Chakra.Item>
  )
}
