import type { SellerBasicsConfig } from '@ampdeck/api/system/seller'
import type { SellerConfig, SellerConfigDraft } from '@ampdeck/api/system/seller-config'
import type { ThemeValues } from '@ampdeck/api/system/theme-values'
import { texts } from '@ampdeck/api/texts'
import { Panel } from '@ampdeck/ui/detail'
import { LanguageProvider, useLanguage, useSay } from '@ampdeck/ui/language'
import { Segment } from '@ampdeck/ui/segment'
import { useState, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { loginTexts } from '../login/login.texts.ts'
import { LoginView } from '../login/login-view.tsx'
import { PasswordForm } from '../login/password-form.tsx'
import styles from './login-preview.module.css'

const words = texts({
  preview: ['The login page', '登录页预览'],
  language: ['Language of the preview', '预览语言'],
  english: ['English', '英文'],
  chinese: ['Chinese', '中文'],
})

const nothing = () => undefined

const modeAround = () => document.documentElement.dataset.mode

function watchMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-mode'] })
  return () => observer.disconnect()
}

interface LoginPreviewProps {
  /** Whose page it is. */
  of: Pick<SellerConfig, 'sellerId' | 'sellerNumber'>
  /** What is typed at this moment. */
  draft: Omit<z.input<typeof SellerConfigDraft>, 'passwordAgeDays' | 'idleMinutes' | 'ipCheck'>
  /** Another look than that of the page around it. */
  look?: Pick<ThemeValues, 'accent' | 'mode'>
}

/** The login page itself, small and asleep, under the brand that is being typed. */
export function LoginPreview({ of: { sellerId, sellerNumber }, draft, look }: LoginPreviewProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [shown, show] = useState(language)
  const brand: SellerBasicsConfig = {
    sellerId,
    sellerNumber,
    platformName: draft.platformName,
    platformNameEn: draft.platformNameEn || draft.platformName,
    platformTitle: draft.platformTitle || null,
    platformTitleEn: draft.platformTitleEn || draft.platformTitle || null,
    platformLogo: draft.platformLogo ?? null,
    platformWebsiteIcon: draft.platformWebsiteIcon ?? null,
    footerText: draft.footerText || null,
    singleSignOn: null,
    theme: null,
  }
  const around = useSyncExternalStore(watchMode, modeAround)
  const mode = look?.mode === 'system' ? around : look?.mode

  return (
    <Panel title={say(words.preview)}>
      <Segment
        label={say(words.language)}
        value={shown}
        options={[
          { value: 'en', label: say(words.english) },
          { value: 'zh-CN', label: say(words.chinese) },
        ]}
        onChange={show}
      />
      <div className={styles.window} inert aria-hidden="true">
        <div className={styles.page} data-accent={look?.accent} data-mode={mode}>
          <LanguageProvider language={shown}>
            <LoginView title={loginTexts.logIn} seller={brand} isPreview>
              <PasswordForm branding={{ seller: brand, sellerNumber: brand.sellerNumber, show: nothing }} />
            </LoginView>
          </LanguageProvider>
        </div>
      </div>
    </Panel>
  )
}
