import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { scrim } from './overlay.ts'

export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'footer'],
  base: {
    backdrop: { ...scrim, zIndex: 'var(--z-drawer)' },
    positioner: {
      position: 'fixed',
      inset: '0 0 0 auto',
      zIndex: 'var(--z-drawer)',
      maxWidth: '90vw',
      '@media (max-width: 575px)': { left: 0, maxWidth: 'none' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      '&[data-width="settings"]': { width: '344px' },
      '&[data-width="form"]': { width: '640px' },
      '&[data-width="wide"]': { width: '832px' },
      maxWidth: '100%',
      '@media (max-width: 575px)': { '&&[data-width]': { width: '100%' } },
      height: '100%',
      borderLeft: '1px solid var(--colors-line)',
      background: 'var(--colors-bg-overlay)',
      boxShadow: 'var(--shadows-drawer)',
      color: 'var(--colors-fg)',
      outline: 'none',
      _open: { animation: 'slide-in var(--durations-drawer) var(--ease)' },
      _closed: { animation: 'slide-out var(--durations-drawer) var(--ease)' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px',
      padding: '10px 12px 10px 20px',
      borderBottom: '1px solid var(--colors-line)',
    },
    title: {
      fontSize: '16px',
      lineHeight: '24px',
      fontWeight: 'var(--weights-bold)',
      letterSpacing: 'var(--tracking-fact)',
    },
    description: { fontSize: '12px', lineHeight: '16px', color: 'var(--colors-fg-muted)' },
    body: { flex: '1', minHeight: 0, padding: '14px 20px', overflowY: 'auto' },
    footer: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '8px',
      padding: '12px 20px',
      borderTop: '1px solid var(--colors-line)',
      background: 'var(--colors-bg-sunken)',
    },
  },
})
