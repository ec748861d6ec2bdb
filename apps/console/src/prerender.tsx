import type { Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import { ShellFrame } from '@ampdeck/ui/app-shell'
import { LanguageProvider } from '@ampdeck/ui/language'
import { renderToString } from 'react-dom/server'
import { loginTexts } from './login/login.texts.ts'
import { LoginPage } from './login/login-page.tsx'

/** The first paint of both documents: plain HTML, later replaced (shell) or brought to life (log-in) by React. */
export function prerender(language: Language) {
  return {
    shell: renderToString(
      <LanguageProvider language={language}>
        <ShellFrame brand={{ name: 'Ampdeck' }} />
      </LanguageProvider>,
    ),
    login: renderToString(<LoginPage language={language} />),
    loginTitle: `${say(loginTexts.logIn, language)} - Ampdeck`,
  }
}
