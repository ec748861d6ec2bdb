import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { LoginPage } from './login/login-page.tsx'
import { redirectTarget } from './session/paths.ts'
import { readToken } from './session/storage.ts'
import { useChosenLanguage } from './session/use-chosen-language.ts'

function Login() {
  const { language, choose } = useChosenLanguage()

  // spec.md §2: a logged-in user who opens the log-in path is sent to /home.
  useEffect(() => {
    if (readToken()) location.replace(redirectTarget('', location.origin))
  }, [])
  return <LoginPage language={language} onLanguageChange={choose} />
}

const root = document.getElementById('root')
if (root) hydrateRoot(root, <Login />)
