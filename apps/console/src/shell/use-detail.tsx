import type { Call } from '@ampdeck/api/contract'
import type { PageId } from '@ampdeck/api/menu/menu-tree'
import type { ById } from '@ampdeck/api/wire'
import { Loading } from '@ampdeck/ui/state-panel'
import { useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { useRead } from '../data/use-read.ts'
import { NotRead } from './not-read.tsx'
import { usePageHead } from './use-page-head.ts'

/** The record of a detail page, whose number the address names. `instead` is what to show while there is nothing to read. */
export function useDetail<Output extends z.ZodType>(page: PageId, call: Call<typeof ById, Output>) {
  const head = usePageHead(page)
  const [search] = useSearchParams()
  const id = Number(search.get('id'))
  const reading = useRead(call, { id })
  const { data, error, refetch } = reading
  const missing = error ? <NotRead of={reading} title={head.title} /> : <Loading />

  return { id, head, data, refetch, instead: error || !data ? missing : undefined }
}
