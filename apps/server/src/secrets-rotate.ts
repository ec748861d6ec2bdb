import { openOwnDatabase } from './command.ts'
import { neededKeys, resealSecrets } from './database/stored-secrets.ts'
import { addKey, placeOfKeys } from './foundation/secrets.ts'

/*
 * `npm run secrets:rotate`: a new key, under which every stored secret is sealed again, also while the server runs. Keys
 * that nothing needs any more are dropped at the next time. With AMPDECK_SECRET_KEY the new key is put there by hand.
 */

const database = await openOwnDatabase({ poolSize: 1, mayShare: true })
try {
  if (!process.env.AMPDECK_SECRET_KEY) {
    const needed = await neededKeys(database.db)
    addKey((id) => needed.has(id))
  }
  const { sealed, unreadable } = await resealSecrets(database.db)
  console.log(
    `${sealed} secrets sealed again. The keys are in ${placeOfKeys()}: keep them apart from the backups.`,
  )
  if (unreadable > 0) {
    console.error(`${unreadable} secrets cannot be read, as their key is not there. Enter them again.`)
    process.exitCode = 1
  }
} catch (error) {
  console.error(`The secrets were not sealed again. ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await database.close()
}
