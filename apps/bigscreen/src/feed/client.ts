import { createClient } from '@ampdeck/api/client/create-client'
import { endsSession } from '@ampdeck/api/client/outcome'
import { goToLogin, readToken } from '../session/token.ts'

/** The wall's way to the server. When the session ends there is nothing left to show: it leads to the log-in. */
export const client = createClient({
  baseUrl: location.origin,
  token: readToken,
  language: () => (document.documentElement.lang === 'zh-CN' ? 'zh-CN' : 'en'),
  onFailure: (error) => {
    if (endsSession(error)) goToLogin()
  },
})
