import { type Credentials, createClient, grantsFrom, login } from '@ampdeck/api'
import { permission } from '@ampdeck/api/system/permission'

export const baseUrl = '/api'

let token: string | undefined
export const tokenOf = () => token
export const client = createClient({
  baseUrl,
  token: tokenOf,
  language: () => (document.documentElement.lang === 'zh-CN' ? 'zh-CN' : 'en'),
})

/** Opens a session; answers what its user may do. */
export async function openSession(credentials: Credentials): Promise<string[]> {
  const session = await login(client, credentials)
  token = session.token
  return grantsFrom(await client(permission.user))
}
