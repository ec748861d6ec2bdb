import { client } from '../generated/hey-api/client.gen.ts'
import { stationDelete, stationPage, userLogin } from '../generated/hey-api/sdk.gen.ts'
import { type StationRow, StationStatus } from '../generated/hey-api/types.gen.ts'

/* Logs in and reads a list, with the functions of Hey API. */

const [baseUrl, password = ''] = process.argv.slice(2)
client.setConfig({ baseUrl, throwOnError: true })

const { data: session } = await userLogin({
  body: { sellerNumber: '10001', credentials: { account: 'admin', password }, smsCaptchaPass: false },
})
if (session?.code !== 0) throw new Error(`${session?.code}: ${session?.msg}`)
const { token } = session.data
client.setConfig({ auth: ({ scheme }) => (scheme === 'bearer' ? token : undefined) })

const { data: page } = await stationPage({
  body: { status: [StationStatus.OPEN], sortField: 'code', sortOrder: 'asc', current: 1, pageSize: 10 },
})
if (page?.code !== 0) throw new Error(`${page?.code}: ${page?.msg}`)
const [first]: StationRow[] = page.data.records

const { data: refused } = await stationDelete({ body: { id: first?.id ?? 0 } })
if (refused?.code !== 409) throw new Error('a station that has piles is not deleted')

console.log(page.data.total > 0, first?.status, refused.data.reason)
