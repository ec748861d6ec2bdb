import { createHash } from 'node:crypto'

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Ampdeck@2026'

export interface Answer<Data = unknown> {
  status: number
  headers: Headers
  code: number
  msg: string
  data: Data
}

export interface Account {
  seller?: string
  account: string
  password?: string
}

export interface CallOptions {
  token?: string | undefined
  headers?: Record<string, string>
}

export type Api = ReturnType<typeof api>

/** Plain HTTP against the server, as a stranger's program would speak it: nothing of ours in between. */
export function api(url: string) {
  async function call<Data = unknown>(
    path: string,
    body: unknown = {},
    options: CallOptions = {},
  ): Promise<Answer<Data>> {
    const response = await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(options.token !== undefined && { authorization: options.token }),
        ...options.headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, ...envelopeOf(text, path) }
  }

  /** The data of a call that must succeed. */
  async function ask<Data>(path: string, body: unknown, options: CallOptions): Promise<Data> {
    const { code, msg, data } = await call<Data>(path, body, options)
    if (code === 0) return data
    throw new Error(`${path} answers ${code}: ${msg} ${JSON.stringify(data)}`)
  }

  function tryLogin({ seller = '10001', account, password = DEMO_PASSWORD }: Account) {
    return call<{ token: string; sellerId: number; expiresIn: number }>('system-service/user/login', {
      sellerNumber: seller,
      credentials: { account, password: md5(password) },
      smsCaptchaPass: false,
    })
  }

  /** The token of a demo account. */
  async function login(account: Account): Promise<string> {
    const answer = await tryLogin(account)
    if (answer.code !== 0) throw new Error(`${account.account} cannot log in: ${answer.code} ${answer.msg}`)
    return answer.data.token
  }

  return { call, ask, tryLogin, login }
}

function envelopeOf(text: string, path: string): { code: number; msg: string; data: never } {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${path} did not answer JSON: ${text.slice(0, 200)}`)
  }
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
