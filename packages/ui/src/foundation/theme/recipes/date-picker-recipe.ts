import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { floatingPanel } from './overlay.ts'

const phone = '@media (max-width: 575px)'
/** The band behind the days of a range, as high as their buttons. */
const band = 'linear-gradient(var(--colors-accent-subtle), var(--colors-accent-subtle)) no-repeat'

export const datePickerRecipe = defineSlotRecipe({
  className: 'date-picker',
  slots: [
    'root',
    'content',
    'view',
    'viewControl',
    'viewTrigger',
    'table',
    'tableHeader',
    'tableCell',
    'tableCellTrigger',
  ],
  base: {
    // Beside its control the calendar takes no room.
    root: { display: 'contents' },
    content: {
      display: 'grid',
      gap: '10px',
      width: 'fit-content',
      outline: 'none',
      '&[hidden]': { display: 'none' },
      '&:not([data-inline])': {
        ...floatingPanel,
        maxWidth: 'calc(100vw - 16px)',
        maxHeight: 'var(--available-height)',
        padding: '10px 12px',
        overflowY: 'auto',
      },
    },
    view: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '20px',
      '& > div': { width: '252px', [phone]: { width: '308px' } },
    },
    viewControl: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      height: '30px',
      marginBottom: '4px',
      fontWeight: 'var(--weights-bold)',
      '& > span:not([aria-live])': { width: '26px' },
    },
    viewTrigger: {
      height: '26px',
      paddingInline: '8px',
      borderRadius: 'var(--radii-badge)',
      fontWeight: 'inherit',
      _hover: { background: 'var(--colors-bg-hover)' },
      _disabled: { color: 'inherit', cursor: 'default', background: 'none' },
    },
    // Six weeks are always as high as six weeks, also where days of the neighbours are left blank.
    table: { width: '100%', tableLayout: 'fixed', '& td': { height: '32px', [phone]: { height: '44px' } } },
    tableHeader: {
      height: '26px',
      color: 'var(--colors-fg-muted)',
      fontSize: '12px',
      fontWeight: 'var(--weights-regular)',
    },
    tableCell: {
      padding: '1px 0',
      '&:has([data-in-range])': { background: `${band} center / 100% 28px` },
      '&:has([data-range-start], [data-hover-range-start])': { background: `${band} right / 50% 28px` },
      '&:has([data-range-end], [data-hover-range-end])': { background: `${band} left / 50% 28px` },
      '&:has([data-range-start][data-range-end])': { background: 'none' },
    },
    tableCellTrigger: {
      position: 'relative',
      display: 'grid',
      placeContent: 'center',
      width: '30px',
      height: '28px',
      margin: '0 auto',
      borderRadius: 'var(--radii-control)',
      [phone]: { width: '42px', height: '42px' },
      _hover: { background: 'var(--colors-bg-press)' },
      '&:not([data-view=day])': { width: '100%', height: '36px', [phone]: { height: '44px' } },
      // Today carries a bar below its number.
      '&[aria-current=date]::after': {
        position: 'absolute',
        bottom: '3px',
        left: '50%',
        width: '12px',
        height: '2px',
        borderRadius: '1px',
        background: 'var(--colors-accent-mark)',
        content: '""',
        translate: '-50% 0',
      },
      '&[data-selected]': {
        background: 'var(--colors-bg-inverse)',
        color: 'var(--colors-fg-on-inverse)',
        fontWeight: 'var(--weights-strong)',
      },
      '&[data-disabled]': {
        background: 'none',
        color: 'var(--colors-fg-disabled)',
        cursor: 'not-allowed',
        textDecoration: 'line-through',
      },
    },
  },
})
