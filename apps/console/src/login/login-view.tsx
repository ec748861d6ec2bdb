import { footerOf } from '@ampdeck/api/system/footer'
import type { SellerBasicsConfig } from '@ampdeck/api/system/seller'
import type { Text } from '@ampdeck/api/texts'
import { Brand } from '@ampdeck/ui/brand'
import { Button } from '@ampdeck/ui/button'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { LoginArt } from '@ampdeck/ui/login-art'
import { LoginLayout } from '@ampdeck/ui/login-layout'
import type { ReactNode } from 'react'
import styles from './login.module.css'
import { loginTexts as words } from './login.texts.ts'

export interface LoginViewProps {
  title: Text
  seller: SellerBasicsConfig | undefined
  /** Inside another page, which has its own heading. */
  isPreview?: boolean
  children: ReactNode
}

/** How the pages before the console look under a seller's brand; the preview of the basic configuration shows it too. */
export function LoginView({ title, seller, isPreview = false, children }: LoginViewProps) {
  const say = useSay()
  const Heading = isPreview ? 'p' : 'h1'
  const { language, setLanguage } = useLanguage()
  const isEnglish = language === 'en'
  const name = (isEnglish ? seller?.platformNameEn : seller?.platformName) ?? 'Ampdeck'
  const platformTitle = isEnglish ? seller?.platformTitleEn : seller?.platformTitle

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
      <Heading className={styles.title}>{say(title)}</Heading>
      <p className={styles.platform}>{platformTitle ?? say(words.defaultTitle)}</p>
      {children}
    </LoginLayout>
  )
}
