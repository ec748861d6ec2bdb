import { resolve } from 'node:path'
import { restoreBackup } from './backup/restore-backup.ts'
import { openDatabase } from './database/database.ts'
import { readSettings } from './settings.ts'

/* `npm run restore <file>`: loads a backup into an empty AMPDECK_DATA or DATABASE_URL, and compares each table with it. */

const [name] = process.argv.slice(2).filter((word) => word !== '--')
if (!name) {
  console.error('Which backup? npm run restore <file>')
  process.exit(1)
}

const settings = readSettings(process.env)
const database = await openDatabase({
  url: settings.databaseUrl,
  dataDirectory: settings.dataDirectory,
  poolSize: 2,
})
try {
  const rows = await restoreBackup(database, resolve(name))
  console.log(`${rows} rows are restored, and are as the backup says.`)
} catch (error) {
  console.error(`The restore failed. ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await database.close()
}
