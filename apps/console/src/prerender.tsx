import type { Language } from '@ampdeck/api/enumeration'
import { say, type Text } from '@ampdeck/api/texts'
import { ShellFrame } from '@ampdeck/ui/app-shell'
import { LanguageProvider } from '@ampdeck/ui/language'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { AuthLoginPage, authLoginTitle } from './login/auth-login-page.tsx'
import { IpLoginPage, ipLoginTitle } from './login/ip-login-page.tsx'
import { loginTexts } from './login/login.texts.ts'
import { LoginPage } from './login/login-page.tsx'
import { LoginRoot } from './login/login-root.tsx'
import { SecondStepPage, secondStepTitle } from './login/second-step-page.tsx'

/** The first paint of each document: plain HTML, later replaced (shell) or brought to life (log-in) by React. */
export function prerender(language: Language) {
  const page = (Page: ComponentType, title: Text) => ({
    html: renderToString(<LoginRoot page={Page} language={language} />),
    title: `${say(title, language)} - Ampdeck`,
  })

  return {
    shell: renderToString(
      <LanguageProvider language={language}>
        <ShellFrame brand={{ name: 'Ampdeck' }} />
      </LanguageProvider>,
    ),
    pages: {
      login: page(LoginPage, loginTexts.logIn),
      iplogin: page(IpLoginPage, ipLoginTitle),
      secondstep: page(SecondStepPage, secondStepTitle),
      authlogin: page(AuthLoginPage, authLoginTitle),
    },
  }
}
