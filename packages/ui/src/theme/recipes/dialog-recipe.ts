import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { scrim } from './overlay.ts'

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop: { ...scrim, zIndex: 'var(--z-dialog)' },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'var(--z-dialog)',
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'center',
      padding: '112px 16px 16px',
      overflowY: 'auto',
      '@media (max-width: 575px)': { paddingTop: '32px' },
    },
    content: {
      width: '100%',
      maxWidth: '480px',
      border: '1px solid var(--colors-line)',
      borderRadius: 'var(--radii-dialog)',
      background: 'var(--colors-bg-overlay)',
      boxShadow: 'var(--shadows-overlay)',
      color: 'var(--colors-fg)',
      outline: 'none',
      _open: { animation: 'rise-in var(--durations-popover) var(--ease)' },
      _closed: { animation: 'fade-out var(--durations-hover) var(--ease)' },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '12px',
      padding: '16px 12px 0 20px',
    },
    title: {
      flex: '1',
      paddingBlock: '2px',
      fontSize: '16px',
      lineHeight: '24px',
      fontWeight: 'var(--weights-bold)',
      letterSpacing: 'var(--tracking-fact)',
    },
    body: { padding: '6px 20px 16px', color: 'var(--colors-fg-2)' },
    footer: {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '8px',
      padding: '12px 20px',
      borderTop: '1px solid var(--colors-line)',
      borderRadius: '0 0 var(--radii-dialog) var(--radii-dialog)',
      background: 'var(--colors-bg-sunken)',
    },
  },
})
