import type { Answer, TestApp } from './test-app.ts'

interface Upload {
  name: string
  content: Buffer
  token?: string | undefined
  headers?: Record<string, string>
  /** What stands in the form beside the file. */
  fields?: Readonly<Record<string, string>>
}

/** Sends a file to a call as a browser does. */
export async function upload<Data = { id: number }>(
  { app }: TestApp,
  path: string,
  { name, content, token, headers, fields = {} }: Upload,
): Promise<Answer<Data>> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new File([new Uint8Array(content)], name))
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: `/${path}`,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token && { authorization: token }),
      ...headers,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, ...answer.json() }
}
