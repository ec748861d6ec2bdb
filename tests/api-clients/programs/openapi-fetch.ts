import createClient from 'openapi-fetch'
import type { components, paths } from '../generated/openapi-typescript.ts'

/* Logs in and reads a list, with types of openapi-typescript. */

const [baseUrl, password = ''] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl })

const { data: session } = await client.POST('/system-service/user/login', {
  body: { sellerNumber: '10001', credentials: { account: 'admin', password }, smsCaptchaPass: false },
})
if (session?.code !== 0) throw new Error(`${session?.code}: ${session?.msg}`)
client.use({
  onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${session.data.token}`),
})

const open: components['schemas']['StationStatus'] = 1
const { data: page } = await client.POST('/config-service/station/page', {
  body: { status: [open], sortField: 'code', sortOrder: 'asc', current: 1, pageSize: 10 },
})
if (page?.code !== 0) throw new Error(`${page?.code}: ${page?.msg}`)
const [first]: components['schemas']['StationRow'][] = page.data.records

const { data: refused } = await client.POST('/config-service/station/delete', {
  body: { id: first?.id ?? 0 },
})
if (refused?.code !== 409) throw new Error('a station that has piles is not deleted')

console.log(page.data.total > 0, first?.status, refused.data.reason)
