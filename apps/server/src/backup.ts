import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { formatTimestamp } from '@ampdeck/api/time'
import { writeBackup } from './backup/write-backup.ts'
import { openOwnDatabase, typedWords } from './command.ts'

/* `npm run backup [<file>]`: everything of one moment in one file, also while the server runs. */

const [name = `ampdeck-${formatTimestamp(Date.now()).replaceAll(/[-:]/g, '').replace(' ', '-')}.sql.gz`] =
  typedWords()
const file = resolve(name)

const database = await openOwnDatabase({ poolSize: 1, mayShare: true })
try {
  const rows = await writeBackup(database.connection, file)
  const { size } = await stat(file)
  console.log(`${file}: ${rows} rows, ${(size / 1_048_576).toFixed(1)} MB`)
} catch (error) {
  console.error(`The backup failed. ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await database.close()
}
