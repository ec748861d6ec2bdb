import { queryOf } from '@ampdeck/api/query'
import { type RecordHit, search } from '@ampdeck/api/system/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../data/client.ts'
import { failureOf } from '../data/failure-of.ts'
import { recordQuery } from './record-query.ts'

/** How long somebody must stop typing before the server is asked, in milliseconds. */
const PAUSE = 150

/** The records that the server finds. What is typed on cancels the request for what was typed before. */
export function useRecordHits(typed: string) {
  const settled = useSettled(typed)
  const asked = recordQuery(settled)
  const query = useQuery({
    ...queryOf(client, search.records, asked ?? { text: '' }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  })

  return {
    records: (asked && query.data?.records) ?? NONE,
    /** Whether the answer is still to come, so that nothing is called missing too early. */
    isLooking: recordQuery(typed) !== undefined && (settled !== typed || query.isFetching),
    failure: asked && query.error ? failureOf(query.error).message : undefined,
  }
}

const NONE: readonly RecordHit[] = []

/** A text once it has stopped changing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
