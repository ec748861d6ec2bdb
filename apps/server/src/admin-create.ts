import { createHash, randomBytes } from 'node:crypto'
import { openDatabase } from './database/database.ts'
import { idMaker } from './database/ids.ts'
import { migrate } from './database/migrate.ts'
import { takeProcessNumber } from './database/process-number.ts'
import { readSettings } from './settings.ts'
import { createAdmin } from './system/create-admin.ts'
import { hashPassword } from './system/password.ts'

/*
 * `npm run admin:create -- <seller number> <seller name> [account]`: the first seller and its full administrator,
 * with a password that is printed once and must be changed at the first log-in.
 */

const [sellerNumber, sellerName, account = 'admin'] = process.argv.slice(2).filter((word) => word !== '--')
if (!sellerNumber || !sellerName) {
  console.error('Usage: npm run admin:create -- <seller number> <seller name> [account]')
  process.exit(2)
}

const settings = readSettings(process.env)
const database = await openDatabase({
  ...(settings.databaseUrl ? { url: settings.databaseUrl } : {}),
  dataDirectory: settings.dataDirectory,
  poolSize: 2,
})
await migrate(database.db)
const processNumber = await takeProcessNumber(database.connection, () => process.exit(1))

const password = `Aa1!${randomBytes(12).toString('base64url')}`
const md5 = createHash('md5').update(password).digest('hex')
const newId = idMaker(processNumber.number, Date.now)
await createAdmin(database.db, {
  sellerNumber,
  sellerName,
  account,
  passwordHash: await hashPassword(md5),
  now: Date.now(),
  newId,
})
console.log(`Seller ${sellerNumber}, account ${account}, password ${password}`)

await processNumber.release()
await database.close()
