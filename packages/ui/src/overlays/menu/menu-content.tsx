import { Menu as Chakra } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { Fragment, type ReactNode } from 'react'
import styles from './menu.module.css'

export interface MenuItem {
  /** What `onChoose` is called with; no two items of a menu have the same. */
  id: string
  /** What it does, in the reader's language: one to three words. */
  label: string
  /** A picture before the label; decoration. */
  icon?: ReactNode
  /** An item that goes somewhere is a link, so it opens in a new tab as links do. */
  href?: string | undefined
  /** The link opens a page beside this one: a manual, a wall display. */
  opensWindow?: boolean | undefined
  /** Why the state of things forbids the action; shown below the label of the disabled item. */
  disabledReason?: string | undefined
  /** It cannot be undone: the item is red. */
  danger?: boolean | undefined
  /** A line above it, where another kind of action begins. */
  separatorBefore?: boolean | undefined
}

export interface MenuContentProps {
  /** Names the menu; without it the button does. */
  label: string | undefined
  /** The items, from above. */
  items: readonly MenuItem[]
  /** Called with the id of the item that was pressed. */
  onChoose: ((id: string) => void) | undefined
  /** Called when the focus comes into it. */
  onFocus?: () => void
}

/**
 * The open list of a menu. What is pressed is chosen: Ark's own `onSelect` gives what is highlighted at the time,
 * which on touch, or in the first moments, is nothing. A key presses the item it stands on.
 */
export function MenuContent({ label, items, onChoose, onFocus }: MenuContentProps) {
  return (
    <Portal>
      <Chakra.Positioner>
        {/* Chakra's would name it by its button in any case; only null takes that away. */}
        <Chakra.Content
          aria-label={label}
          onFocus={onFocus}
          {...(label && { 'aria-labelledby': null as unknown as undefined })}
        >
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.separatorBefore && <Chakra.Separator />}
              <MenuEntry item={item} onChoose={onChoose} />
            </Fragment>
          ))}
        </Chakra.Content>
      </Chakra.Positioner>
    </Portal>
  )
}

function MenuEntry({ item, onChoose }: { item: MenuItem } & Pick<MenuContentProps, 'onChoose'>) {
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
      onClick={() => item.disabledReason === undefined && onChoose?.(item.id)}
      asChild={isLink}
    >
      {isLink ? (
        // The menu itself has the focus: a link in it is no stop of the Tab key.
        <a href={item.href} tabIndex={-1} {...(item.opensWindow && { target: '_blank', rel: 'noopener' })}>
          {content}
        </a>
      ) : (
        content
      )}
    </Chakra.Item>
  )
}
