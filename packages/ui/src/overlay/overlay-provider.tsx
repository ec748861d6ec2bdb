import { ChakraProvider } from '@chakra-ui/react/styled-system'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { system } from '../theme/system.ts'

let cache: EmotionCache | undefined

/**
 * What Chakra's overlays need above them; each overlay brings it along, so that a page without one has neither
 * Chakra nor Emotion. Under a strict content security policy the page names its style nonce in
 * `<meta name="style-nonce">`.
 */
export function OverlayProvider({ children }: { children: ReactNode }) {
  cache ??= createCache({ key: 'ui', ...nonceOf(document) })

  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}

function nonceOf(page: Document): { nonce?: string } {
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content
  return nonce ? { nonce } : {}
}
