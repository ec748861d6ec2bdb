import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface RawAnswer {
  status: number
  type: string
  cache: string | undefined
  body: string
}

/** Sends request targets exactly as they are written: `inject` and `fetch` would tidy them up first. */
export async function rawTargets(app: FastifyInstance) {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  return {
    send: (target: string, method = 'GET'): Promise<RawAnswer> => {
      const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
      const sent = request({ host: '127.0.0.1', port, agent, method, path: target }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            cache: answer.headers['cache-control'],
            body: Buffer.concat(parts).toString('latin1'),
          }),
        )
      })
      sent.on('error', reject).end()
      return promise
    },
    close: () => agent.destroy(),
  }
}

const HOSTS = ['http://localhost', 'https://other.example:1', 'HTTP://localhost']

/** Ways to write one address; the router takes some of them for it. */
export function spellingsOf(path: string): string[] {
  const [first = '', ...rest] = path.slice(1)
  const encoded = (text: string) =>
    [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
  const plain = [
    path,
    `/${encoded(first)}${rest.join('')}`,
    `/${encoded(first).toUpperCase()}${rest.join('')}`,
    path.replace(/[^/]+/g, encoded),
    encoded(path),
    `/${encoded(`%${encoded(first).slice(1)}`)}${rest.join('')}`,
    `/${path}`,
    `//${path}`,
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path}/x/..`,
    `/x/..${path}`,
    `/.${path}`,
    `/x/%2e%2e${path}`,
    `/assets/..${path}`,
    `/assets/%2e%2e/..${path}`,
    `/assets/..%2f..${path}`,
    `/bigscreen/assets/..%2f..%2f..${path}`,
    `/docs/pictures/..${path}`,
    `/api${path}`,
    `/\\${path}`,
    path.toUpperCase(),
    path.slice(1),
    `*${path}`,
  ]
  const ends = [
    '',
    '#',
    '#x',
    '#/../healthz',
    '?',
    '?a=1',
    '?#x',
    '#?x',
    ';a=1',
    '%23x',
    '%3fx',
    '%00',
    '%20',
    '%2f',
  ]
  const ended = ends.slice(1).map((end) => path + end)
  const whole = HOSTS.flatMap((host) =>
    [path, plain[1] ?? path, `/${path}`, `${path}#x`, `${path}?a#b`].map((each) => host + each),
  )
  return [...plain, ...ended, ...whole]
}
