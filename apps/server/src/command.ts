import { type Database, openDatabase } from './database/database.ts'
import { readSettings } from './settings.ts'

/* What the commands beside the server have in common: `npm run admin:create`, `backup` and `restore`. */

/** What was typed behind the command; npm leaves the `--` in. */
export const typedWords = () => process.argv.slice(2).filter((word) => word !== '--')

/** The database that the server would use, with few connections; `mayShare` beside a server that runs on it. */
export function openOwnDatabase(options: { poolSize: number; mayShare?: boolean }): Promise<Database> {
  const { databaseUrl: url, dataDirectory } = readSettings(process.env)
  return openDatabase({ url, dataDirectory, ...options })
}
