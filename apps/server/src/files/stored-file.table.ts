/** The bytes of a file of the download center, in parts of a fixed size. */
export interface StoredFileTable {
  sellerId: number
  fileId: number
  part: number
  bytes: Buffer
}

/** Not a seller's data: nothing here is reached through `Rows`. */
export const tables = {}

declare module '../database/tables.ts' {
  interface Tables {
    storedFile: StoredFileTable
  }
}
