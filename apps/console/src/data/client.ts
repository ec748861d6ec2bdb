import { type Client, createClient } from '@ampdeck/api/client/create-client'
import { kyTransport } from '@ampdeck/api/client/ky-transport'
import { endSession } from '../session/end-session.ts'
import { currentLanguage } from '../session/language.ts'
import { readToken } from '../session/storage.ts'
import { takeEarly } from './early-requests.ts'

const overHttp = kyTransport({ baseUrl: location.origin })

/** The console's way to the server; a request that the page's first script already sent is not sent again. */
export const client: Client = createClient({
  baseUrl: location.origin,
  token: readToken,
  language: currentLanguage,
  transport: (request) => takeEarly(request.path, request.body) ?? overHttp(request),
  onFailure: endSession,
})
