import { resolve } from 'node:path'
import { restoreBackup } from './backup/restore-backup.ts'
import { openOwnDatabase, typedWords } from './command.ts'

/* `npm run restore <file>`: loads a backup into an empty AMPDECK_DATA or DATABASE_URL, and compares each table with it. */

const [name] = typedWords()
if (!name) {
  console.error('Which backup? npm run restore <file>')
  process.exit(1)
}

const database = await openOwnDatabase({ poolSize: 2 })
try {
  const rows = await restoreBackup(database, resolve(name))
  console.log(`${rows} rows are restored, and are as the backup says.`)
} catch (error) {
  console.error(`The restore failed. ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await database.close()
}
