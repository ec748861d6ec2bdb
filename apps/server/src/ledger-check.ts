import { openOwnDatabase } from './command.ts'
import { checkLedger } from './ledger/ledger-book.ts'

/* `npm run ledger:check`: every movement of money held against its document, also while the server runs. */

const yuan = (fen: number) => (fen / 100).toLocaleString('en', { minimumFractionDigits: 2 }).padStart(20)

const database = await openOwnDatabase({ poolSize: 1, mayShare: true })
try {
  const books = await checkLedger(database.db)
  console.log(
    `${'Book'.padEnd(28)}${'documents'.padStart(12)}${'yuan'.padStart(20)}${'difference'.padStart(20)}`,
  )
  for (const { name, documents, fen, differenceFen, examples } of books) {
    console.log(
      name[0].padEnd(28) + documents.toLocaleString('en').padStart(12) + yuan(fen) + yuan(differenceFen),
    )
    for (const { sellerId, count, document } of examples)
      console.log(`  seller ${sellerId}: ${count} differ, such as ${document}`)
  }
  const differenceFen = books.reduce((sum, book) => sum + book.differenceFen, 0)
  console.log(`Sum of the differences: ${differenceFen} fen`)
  if (differenceFen !== 0) process.exitCode = 1
} catch (error) {
  console.error(`The ledger could not be read. ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await database.close()
}
