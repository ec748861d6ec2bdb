import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { option, optionText, tick } from './options.ts'

export const listboxRecipe = defineSlotRecipe({
  className: 'listbox',
  slots: ['content', 'item', 'itemText'],
  base: {
    content: { overflowY: 'auto', _focusVisible: { outlineOffset: '-2px' } },
    item: {
      ...option,
      justifyContent: 'start',
      padding: '0 10px',
      borderRadius: 0,
      _hover: { background: 'var(--colors-bg-hover)' },
      '&[aria-selected=true]': { background: 'var(--colors-accent-subtle)' },
      '&[aria-selected=true] [data-part=item-text] > span': { fontWeight: 'inherit' },
      _highlighted: { outline: '2px solid var(--colors-accent-mark)', outlineOffset: '-2px' },
      '& > [data-tick]': tick,
    },
    itemText: optionText,
  },
})
