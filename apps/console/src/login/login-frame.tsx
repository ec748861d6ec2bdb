import { footerOf } from '@ampdeck/api/system/footer'
import type { Text } from '@ampdeck/api/texts'
import { Brand } from '@ampdeck/ui/brand'
import { Button } from '@ampdeck/ui/button'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { LoginArt } from '@ampdeck/ui/login-art'
import { LoginLayout } from '@ampdeck/ui/login-layout'
import { type ReactNode, useEffect } from 'react'
import styles from './login.module.css'
import { loginTexts as words } from './login.texts.ts'
import type { Branding } from './use-branding.ts'

export interface LoginFrameProps {
  title: Text
  branding: Branding
  children: ReactNode
}

/** What the three pages before the console share: the seller's brand, the language, the title, the footer. */
export function LoginFrame({ title, branding: { seller }, children }: LoginFrameProps) {
  const say = useSay()
  const { language, setLanguage } = useLanguage()
  const isEnglish = language === 'en'
  const name = (isEnglish ? seller?.platformNameEn : seller?.platformName) ?? 'Ampdeck'
  const platformTitle = isEnglish ? seller?.platformTitleEn : seller?.platformTitle
  const documentTitle = `${say(title)} - Ampdeck`

  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  return (
    <LoginLayout
      brand={<Brand size="large" brand={{ name, logo: seller?.platformLogo ?? undefined }} />}
      art={<LoginArt />}
      tools={
        <Button look="plain" onClick={() => setLanguage?.(isEnglish ? 'zh-CN' : 'en')}>
          {isEnglish ? '简体中文' : 'English'}
        </Button>
      }
      footer={footerOf({ sellerId: seller?.sellerId, name, footerText: seller?.footerText }, language)}
    >
      <h1 className={styles.title}>{say(title)}</h1>
      <p className={styles.platform}>{platformTitle ?? say(words.defaultTitle)}</p>
      {children}
    </LoginLayout>
  )
}
