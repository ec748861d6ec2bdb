import type { Text } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { type ReactNode, useEffect } from 'react'
import { LoginView } from './login-view.tsx'
import type { Branding } from './use-branding.ts'

export interface LoginFrameProps {
  title: Text
  branding: Branding
  children: ReactNode
}

/** What the three pages before the console share: the seller's brand, the language, the title, the footer. */
export function LoginFrame({ title, branding: { seller }, children }: LoginFrameProps) {
  const say = useSay()
  const documentTitle = `${say(title)} - Ampdeck`

  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  return (
    <LoginView title={title} seller={seller}>
      {children}
    </LoginView>
  )
}
