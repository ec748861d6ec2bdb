import type { SystemContext } from '@chakra-ui/react/styled-system'
import { type ReactNode, useMemo } from 'react'
import { styleNonce } from '../theme/style-nonce.ts'
import { tokensCss } from '../theme/tokens-css.ts'
import { OwnSystem } from './own-system.ts'

export interface ThemeProviderProps {
  /** `createSystem(ampdeckConfig, …)` of Chakra UI, with what is different. */
  system: SystemContext
  /** The whole app. */
  children: ReactNode
}

/**
 * Gives the whole page a Chakra system of the application's own: the overlays run with it, and what is static follows
 * through its tokens. Stands in place of `tokens.css`.
 */
export function ThemeProvider({ system, children }: ThemeProviderProps) {
  const css = useMemo(() => tokensCss(system), [system])

  return (
    <OwnSystem value={system}>
      <style nonce={styleNonce()}>{css}</style>
      {children}
    </OwnSystem>
  )
}
