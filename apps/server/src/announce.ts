import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

/** The one block that a start prints: where everything is, and with which accounts. */
export function announce(app: FastifyInstance, settings: Settings): void {
  const [address] = app.addresses()
  const host = settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host
  const scheme = settings.tls ? 'https' : 'http'
  const url = `${scheme}://${host.includes(':') ? `[${host}]` : host}:${typeof address === 'object' ? address.port : settings.port}`
  const lines = [
    '',
    `  Console      ${url}/`,
    `  Big screen   ${url}/bigscreen/`,
    ...(settings.openPages.has('storybook') ? [`  Storybook    ${url}/storybook/`] : []),
    ...(settings.openPages.has('docs') ? [`  Manual, API  ${url}/docs/  ${url}/openapi.json`] : []),
    `  Chargers     ${url.replace('http', 'ws')}/ocpp/<pile code>  (OCPP 1.6J, 2.0.1)`,
    '',
    ...(settings.demo
      ? [
          '  Demo network: seller 10001 (Skyline Charging), 10002 (Riverside Power), password Ampdeck@2026',
          '  Accounts: admin  finance  finance2  ops  repair  viewer  newcomer  traveller  (10002: admin)',
        ]
      : ['  Create the first account: npm run admin:create']),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
