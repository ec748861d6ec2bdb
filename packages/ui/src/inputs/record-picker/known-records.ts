import type { Language } from '@ampdeck/api/enumeration'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import type { RecordId, RecordRow, RecordSource } from './record-source.ts'

/** The records that were seen, by their source and language: a chosen id keeps its name from screen to screen. */
const seen = new WeakMap<RecordSource, Map<Language, Map<string, RecordRow>>>()

function seenOf(source: RecordSource, language: Language): Map<string, RecordRow> {
  const languages = seen.get(source) ?? new Map<Language, Map<string, RecordRow>>()
  const rows = languages.get(language) ?? new Map<string, RecordRow>()
  seen.set(source, languages.set(language, rows))
  return rows
}

/** Remembers records that were read. */
export function remember(source: RecordSource, language: Language, rows: readonly RecordRow[]): void {
  const known = seenOf(source, language)
  for (const row of rows) known.set(String(row.id), row)
}

/** A record that was read before; nothing for one that was not. Ids of an address are texts, so texts decide. */
export function knownRecord(source: RecordSource, language: Language, id: RecordId): RecordRow | undefined {
  return seenOf(source, language).get(String(id))
}

/** What a picker knows of chosen ids: their records, and whether it still asks for the rest. */
export function useKnownRecords(source: RecordSource, ids: readonly RecordId[]) {
  const { language } = useLanguage()
  const [asked, setAsked] = useState<string>()
  const missing = ids.filter((id) => !knownRecord(source, language, id)).map(String)
  const key = `${language} ${missing.join(',')}`

  const ask = useEffectEvent((from: RecordSource, wantedKey: string) => {
    const wanted = ids.filter((id) => !knownRecord(from, language, id))
    if (wanted.length === 0) return
    const request = new AbortController()
    const end = () => {
      if (!request.signal.aborted) setAsked(wantedKey)
    }
    from.resolve(wanted, request.signal, language).then((rows) => {
      remember(from, language, rows)
      end()
    }, end)
    return () => request.abort()
  })
  useEffect(() => ask(source, key), [source, key])

  return {
    recordOf: (id: RecordId) => knownRecord(source, language, id),
    isAsking: missing.length > 0 && asked !== key,
  }
}
