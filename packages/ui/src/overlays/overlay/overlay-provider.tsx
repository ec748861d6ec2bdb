import { ChakraProvider } from '@chakra-ui/react/styled-system'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { system } from '../../foundation/theme/system.ts'
import { styleNonce } from './style-nonce.ts'

let cache: EmotionCache | undefined

/**
 * What Chakra's overlays need above them; each overlay brings it along, so that a page without one has neither
 * Chakra nor Emotion. Under a strict content security policy the page names its style nonce in
 * `<meta name="style-nonce">`.
 */
export function OverlayProvider({ children }: { children: ReactNode }) {
  const nonce = styleNonce()
  cache ??= createCache({ key: 'ui', ...(nonce && { nonce }) })

  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
