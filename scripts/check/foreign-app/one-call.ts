import { createClient } from '@ampdeck/api'
import { station } from '@ampdeck/api/config/station'

/* One call of one resource and nothing else: what it brings along is measured. */

const client = createClient({ baseUrl: '/api' })
const { records } = await client(station.page, { current: 1, pageSize: 10 })
console.log(records.length)
