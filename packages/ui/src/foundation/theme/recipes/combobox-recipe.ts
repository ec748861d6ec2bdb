import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { note, option, optionText, tick } from './options.ts'
import { floatingPanel } from './overlay.ts'

/** What drops from a combobox. Its face in the form is a control like any other, with static styles. */
export const comboboxRecipe = defineSlotRecipe({
  className: 'combobox',
  slots: ['positioner', 'content', 'list', 'item', 'itemText'],
  base: {
    // It lies in the top layer as a popover of the browser, whose own look it does without.
    positioner: { color: 'inherit', background: 'none', overflow: 'visible' },
    content: {
      ...floatingPanel,
      display: 'flex',
      flexDirection: 'column',
      maxWidth: 'calc(100vw - 16px)',
      maxHeight: 'var(--available-height)',
      overflow: 'hidden',
      '& > p': note,
    },
    list: {
      flex: '0 1 auto',
      minHeight: 0,
      maxHeight: '300px',
      padding: '4px',
      overflowY: 'auto',
      '&[role=tree]': { height: '280px', padding: 0 },
    },
    item: {
      ...option,
      _highlighted: { background: 'var(--colors-bg-press)' },
      '&[role=treeitem]': { justifyContent: 'start', gap: '6px', paddingRight: '10px', borderRadius: 0 },
      '& > small': { flex: 'none', color: 'var(--colors-fg-muted)', fontSize: '12px' },
      '& > [data-tick]': tick,
    },
    itemText: optionText,
  },
})
