import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { floatingPanel } from './overlay.ts'

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['content', 'item', 'itemText', 'separator'],
  base: {
    content: {
      ...floatingPanel,
      minWidth: '168px',
      maxWidth: '320px',
      maxHeight: 'min(420px, var(--available-height))',
      padding: '4px',
      overflowY: 'auto',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: '32px',
      padding: '6px 10px',
      borderRadius: 'var(--radii-item)',
      outline: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      '& svg': { color: 'var(--colors-fg-2)' },
      '&[data-danger]': { color: 'var(--colors-gun-fault-fg)', '& svg': { color: 'inherit' } },
      _highlighted: { background: 'var(--colors-bg-press)' },
      _disabled: { color: 'var(--colors-fg-disabled)', cursor: 'default', background: 'none' },
      '@media (max-width: 575px)': { minHeight: '44px' },
    },
    itemText: { flex: '1', minWidth: 0 },
    separator: { height: '1px', margin: '4px 0', background: 'var(--colors-line)' },
  },
})
