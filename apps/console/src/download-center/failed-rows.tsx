import { downloadCenter, type ImportFile } from '@ampdeck/api/config/download-center'
import { keyOf } from '@ampdeck/api/query'
import { Dialog } from '@ampdeck/ui/dialog'
import { ImportResult } from '@ampdeck/ui/import-result'
import { useSay } from '@ampdeck/ui/language'
import { useQuery } from '@tanstack/react-query'
import { client } from '../data/client.ts'
import { ReadFailed } from '../data/read-failed.tsx'
import { centerTexts as t } from './download-center.texts.ts'

/** As many at once as the server gives. */
const AT_ONCE = 1_000

interface FailedRowsProps {
  of: ImportFile
  onClose: () => void
}

/** Which rows of an import were not kept, and why: all of them, with their sequence numbers (requirements.md §8). */
export function FailedRows({ of: file, onClose }: FailedRowsProps) {
  const say = useSay()
  const query = useQuery({
    queryKey: keyOf(downloadCenter.importResult, { id: file.id }),
    queryFn: ({ signal }) => allRows(file.id, signal),
  })
  const rows = query.data?.map((content, index) => ({ sequence: index + 1, content }))

  return (
    <Dialog open width="form" title={say(t.failedRowsOf, { name: file.fileName })} onClose={onClose}>
      {query.error ? (
        <ReadFailed of={query} />
      ) : (
        <ImportResult
          fileName={file.fileName}
          kept={file.uploadSuccess}
          // A file that was not read at all has no rows, and one reason.
          failed={Math.max(file.uploadFail, rows?.length ?? 1)}
          rows={rows}
        />
      )}
    </Dialog>
  )
}

async function allRows(id: number, signal: AbortSignal): Promise<string[]> {
  const contents: string[] = []
  for (let current = 1; ; current += 1) {
    const page = await client(downloadCenter.importResult, { id, current, pageSize: AT_ONCE }, { signal })
    contents.push(...page.records.map(({ content }) => content))
    if (page.records.length < AT_ONCE) return contents
  }
}
