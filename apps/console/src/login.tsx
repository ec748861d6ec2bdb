import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'
import { forgetDrafts } from '@ampdeck/ui/kept-draft'
import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { LoginPage } from './login/login-page.tsx'
import { LoginRoot } from './login/login-root.tsx'
import { beginLife } from './session/browser-life.ts'
import { paths } from './session/paths.ts'
import { readToken } from './session/storage.ts'
import { useChosenLanguage } from './session/use-chosen-language.ts'

/** The pages of this bundle that are not the log-in page itself. */
const pages = new Map<string, () => Promise<ComponentType>>([
  [paths.ipLogin, async () => (await import('./login/ip-login-page.tsx')).IpLoginPage],
  [paths.secondStep, async () => (await import('./login/second-step-page.tsx')).SecondStepPage],
  [paths.authLogin, async () => (await import('./login/auth-login-page.tsx')).AuthLoginPage],
])

function Login({ page }: { page: ComponentType }) {
  const { language, choose } = useChosenLanguage()

  useHomeWithToken()
  return <LoginRoot page={page} language={language} onLanguageChange={choose} />
}

/**
 * requirements.md §2: a logged-in user who opens the log-in path is sent to /home; also one who comes back to it. A ticket of
 * another site is good whoever was logged in before.
 */
function useHomeWithToken() {
  useEffect(() => {
    const goHome = () => {
      if (location.pathname !== paths.authLogin && readToken()) location.replace(paths.home)
    }
    goHome()
    // Also where the log-in was in another tab.
    for (const event of ['pageshow', 'storage']) addEventListener(event, goHome)
    return () => {
      for (const event of ['pageshow', 'storage']) removeEventListener(event, goHome)
    }
  }, [])
}

async function start(): Promise<void> {
  await beginLife(forgetDrafts)
  const root = document.getElementById('root')
  const page = (await pages.get(location.pathname)?.()) ?? LoginPage
  if (root) hydrateRoot(root, <Login page={page} />)
}

void start()
