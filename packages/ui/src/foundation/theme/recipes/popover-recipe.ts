import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { floatingPanel } from './overlay.ts'

export const popoverRecipe = defineSlotRecipe({
  className: 'popover',
  slots: ['content'],
  base: {
    content: {
      ...floatingPanel,
      minWidth: '200px',
      maxWidth: 'calc(100vw - 24px)',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
    },
  },
})
