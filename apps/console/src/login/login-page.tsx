import type { Language } from '@ampdeck/api/enumeration'
import { Brand } from '@ampdeck/ui/brand'
import { Button } from '@ampdeck/ui/button'
import { LanguageProvider, useSay } from '@ampdeck/ui/language'
import { LoginLayout } from '@ampdeck/ui/login-layout'
import { Tabs } from '@ampdeck/ui/tabs'
import { useState } from 'react'
import styles from './login.module.css'
import { loginTexts as words } from './login.texts.ts'
import { PasswordForm } from './password-form.tsx'
import { useBranding } from './use-branding.ts'

export interface LoginPageProps {
  language: Language
  onLanguageChange?: (language: Language) => void
}

/** The log-in page. It is painted from the HTML and then brought to life, so both must draw the same at first. */
export function LoginPage({ language, onLanguageChange }: LoginPageProps) {
  return (
    <LanguageProvider language={language} onLanguageChange={onLanguageChange}>
      <Content language={language} onLanguageChange={onLanguageChange} />
    </LanguageProvider>
  )
}

function Content({ language, onLanguageChange }: LoginPageProps) {
  const say = useSay()
  const [method, setMethod] = useState('password')
  const branding = useBranding()
  const name =
    (language === 'en' ? branding.seller?.platformNameEn : branding.seller?.platformName) ?? 'Ampdeck'

  return (
    <LoginLayout
      brand={<Brand size="large" brand={{ name, logo: branding.seller?.platformLogo ?? undefined }} />}
      tools={
        <Button look="plain" onClick={() => onLanguageChange?.(language === 'en' ? 'zh-CN' : 'en')}>
          {language === 'en' ? '简体中文' : 'English'}
        </Button>
      }
      footer={branding.seller?.footerText ?? say(words.copyright, { name })}
    >
      <h1 className={styles.title}>{say(words.logIn)}</h1>
      <p className={styles.platform}>{branding.seller?.platformTitle ?? say(words.defaultTitle)}</p>
      <Tabs
        label={say(words.methods)}
        tabs={[
          { id: 'password', label: say(words.byPassword) },
          { id: 'sms', label: say(words.bySms) },
        ]}
        current={method}
        onChange={setMethod}
      >
        {method === 'password' ? (
          <PasswordForm branding={branding} />
        ) : (
          <p data-state="in-development">{say(words.notBuilt)}</p>
        )}
      </Tabs>
    </LoginLayout>
  )
}
