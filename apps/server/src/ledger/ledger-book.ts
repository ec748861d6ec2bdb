import type { Text } from '@ampdeck/api/texts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { findExports } from '../foundation/find-exports.ts'

/**
 * One side of the ledger: documents of a kind, held against the flows that carry them out. The export `book` of a file
 * `*.ledger.ts`, which is found by its name.
 */
export interface LedgerBook {
  name: Text
  /**
   * SQL that gives each document: `seller_id`; `document`, its number as people know it; `document_fen`, what it says;
   * `flow_fen`, what its flows come to. A flow without its document is a row too, with `document_fen` 0.
   */
  documents: RawBuilder<unknown>
}

/** What a book comes to. */
export interface Balanced {
  name: Text
  documents: number
  /** What the documents say, all together. */
  fen: number
  /** The sum of the differences, each without its sign. */
  differenceFen: number
  /** How many documents differ. */
  differing: number
  /** Whose the differing ones are, with one of each. */
  examples: { sellerId: number; count: number; document: string }[]
}

/** Every book as it is at this moment; each difference must be 0. */
export async function checkLedger(db: Kysely<Tables>): Promise<Balanced[]> {
  const books = await findExports<LedgerBook | readonly LedgerBook[]>('ledger', 'book')
  const checked: Balanced[] = []
  for (const book of books.flat()) checked.push(await balance(db, book))
  return checked
}

async function balance(db: Kysely<Tables>, { name, documents }: LedgerBook): Promise<Balanced> {
  const { rows } = await sql<Omit<Balanced, 'name' | 'examples'>>`
    select count(*) as documents, coalesce(sum(document_fen), 0)::bigint as fen,
      coalesce(sum(abs(document_fen - flow_fen)), 0)::bigint as "differenceFen",
      count(*) filter (where document_fen <> flow_fen) as differing
    from (${documents}) book`.execute(db)
  const [total = { documents: 0, fen: 0, differenceFen: 0, differing: 0 }] = rows
  return { name, ...total, examples: total.differing === 0 ? [] : await examplesOf(db, documents) }
}

async function examplesOf(db: Kysely<Tables>, documents: LedgerBook['documents']) {
  const { rows } = await sql<Balanced['examples'][number]>`
    select seller_id as "sellerId", count(*) as count, min(document) as document
    from (${documents}) book where document_fen <> flow_fen group by seller_id order by seller_id`.execute(db)
  return rows
}
