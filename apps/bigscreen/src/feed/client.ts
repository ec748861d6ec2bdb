import { createClient } from '@ampdeck/api/client/create-client'
import { httpTransport } from '@ampdeck/api/client/http-transport'
import { endsSession } from '@ampdeck/api/client/outcome'
import { readingServerTime } from '@ampdeck/api/server-clock'
import { goToLogin, readToken } from '../session/token.ts'

/**
 * A network that swallows everything lets a call hang. It is given up early enough that a wall is live again within
 * ten seconds of the network's return.
 */
const TIMEOUT_MS = 8_000

/** The wall's way to the server. When the session ends there is nothing left to show: it leads to the log-in. */
export const client = createClient({
  baseUrl: location.origin,
  token: readToken,
  language: () => (document.documentElement.lang === 'zh-CN' ? 'zh-CN' : 'en'),
  timeoutMs: TIMEOUT_MS,
  transport: readingServerTime(httpTransport({ baseUrl: location.origin })),
  onFailure: (error) => {
    if (endsSession(error)) goToLogin()
  },
})
