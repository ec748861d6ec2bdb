import { type Client, createClient } from '@ampdeck/api/client/create-client'
import { httpTransport } from '@ampdeck/api/client/http-transport'
import { readingServerTime } from '@ampdeck/api/server-clock'
import { heedFailure } from '../session/end-session.ts'
import { currentLanguage } from '../session/language.ts'
import { tabToken } from '../session/tab-token.ts'
import { claimEarly } from './early-requests.ts'
import { reportFailure, watched } from './server.ts'

const overHttp = readingServerTime(httpTransport({ baseUrl: location.origin }))

/** The console's way to the server; a request that the page's first script already sent is not sent again. */
export const client: Client = createClient({
  baseUrl: location.origin,
  token: tabToken,
  language: currentLanguage,
  transport: (request) => watched(claimEarly(request.path, request.body) ?? overHttp(request)),
  onFailure: (error, path) => {
    reportFailure(error)
    heedFailure(error, path)
  },
})
