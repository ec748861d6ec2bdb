import { join } from 'node:path'

/** Where the file of an export lies; its name for people is in the record. */
export function exportPath(
  dataDirectory: string,
  { sellerId, id }: { sellerId: number; id: number },
): string {
  return join(dataDirectory, 'exports', String(sellerId), `${id}.csv`)
}
