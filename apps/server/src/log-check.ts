import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Break, checkLog, type LogHead, readHeads } from './access/log-chain.ts'
import { openOwnDatabase, typedWords } from './command.ts'

/*
 * `npm run log:check`: whether the operation log is as it was written, also while the server runs.
 *   npm run log:check -- --heads            prints the end of each chain, to be kept elsewhere
 *   npm run log:check -- --against FILE     also holds the log against ends that were kept
 */

const meanings: Readonly<Record<Break, string>> = {
  removed: 'an entry was removed',
  changed: 'an entry was changed',
  gap: 'entries and their seals were removed',
  inserted: 'an entry was put in later',
  cut: 'the end was cut off',
  early: 'entries were removed before their 400 days were over',
  otherHead: 'the entries up to here are others than those of the head that was kept',
}

const { values } = parseArgs({
  args: typedWords(),
  options: { heads: { type: 'boolean', default: false }, against: { type: 'string' } },
})
const database = await openOwnDatabase({ poolSize: 1, mayShare: true })
try {
  if (values.heads) console.log(JSON.stringify(await readHeads(database.db), undefined, 2))
  else {
    const kept = values.against ? (JSON.parse(await readFile(values.against, 'utf8')) as LogHead[]) : []
    for (const { sellerId, entries, waiting, broken } of await checkLog(
      { db: database.db, now: Date.now },
      kept,
    )) {
      const place = [
        broken?.no !== undefined && `entry ${broken.no} of the chain`,
        broken?.logId !== undefined && `id ${broken.logId}`,
      ].filter(Boolean)
      const verdict = broken ? `BROKEN: ${meanings[broken.what]} (${place.join(', ')})` : 'holds'
      console.log(`Seller ${sellerId}: ${entries} entries, ${waiting} not sealed yet, ${verdict}`)
      if (broken) process.exitCode = 1
    }
  }
} catch (error) {
  console.error(`The operation log could not be read. ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await database.close()
}
