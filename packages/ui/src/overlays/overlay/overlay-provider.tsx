import { ChakraProvider } from '@chakra-ui/react/styled-system'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, use } from 'react'
import { styleNonce } from '../../foundation/theme/style-nonce.ts'
import { system } from '../../foundation/theme/system.ts'
import { OwnSystem } from '../../foundation/theme-provider/own-system.ts'

let cache: EmotionCache | undefined

interface OverlayProviderProps {
  /** The overlay, or a part of it. */
  children: ReactNode
}

/**
 * What Chakra's overlays need above them; each overlay brings it along, so that a page without one has neither
 * Chakra nor Emotion. Under a strict content security policy the page names its style nonce in
 * `<meta name="style-nonce">`.
 */
export function OverlayProvider({ children }: OverlayProviderProps) {
  const nonce = styleNonce()
  const ownSystem = use(OwnSystem)
  cache ??= createCache({ key: 'ui', ...(nonce && { nonce }) })

  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={ownSystem ?? system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
