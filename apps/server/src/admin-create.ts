import { createHash, randomBytes } from 'node:crypto'
import { hashPassword } from './access/password.ts'
import { openOwnDatabase, typedWords } from './command.ts'
import { idMaker } from './database/ids.ts'
import { migrate } from './database/migrate.ts'
import { holdProcessNumber } from './database/process-number.ts'
import { createAdmin } from './system/create-admin.ts'

/*
 * `npm run admin:create [-- <seller number> [<seller name> [<account>]]]`: a seller, where it is not there yet, and a
 * full administrator of it, with a password that is printed once and must be changed at the first log-in. It works
 * beside a running server too.
 */

const [sellerNumber = '10001', sellerName = 'My charging network', account = 'admin'] = typedWords()

const database = await openOwnDatabase({ poolSize: 2, mayShare: true })
await migrate(database.db)
const processNumber = await holdProcessNumber(database.connection)

const password = `Aa1!${randomBytes(9).toString('base64url')}`
const passwordHash = await hashPassword(createHash('md5').update(password).digest('hex'))
const newId = idMaker(processNumber.number, Date.now)
const isNew = await createAdmin(database.db, {
  sellerNumber,
  sellerName,
  account,
  passwordHash,
  now: Date.now(),
  newId,
})

await processNumber.release()
await database.close()
if (isNew) console.log(`Seller number ${sellerNumber}, user name ${account}, password ${password}`)
else console.error(`Seller ${sellerNumber} has an account "${account}" already`)
process.exitCode = isNew ? 0 : 1
