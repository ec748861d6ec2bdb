import { useMemo, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { type Choice, matchesText } from '../combobox/choice.ts'
import { ComboboxView, type Search } from '../combobox/combobox-view.tsx'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { remember, useKnownRecords } from './known-records.ts'
import type { RecordPages } from './record-pages.ts'
import { useRecordPages } from './record-pages.ts'
import { recordTexts } from './record-picker.texts.ts'
import type { RecordId, RecordRow, RecordSource } from './record-source.ts'

export interface RecordPickerOptions {
  /** Where the records come from: one lasting object for each kind, by which their names are remembered. */
  source: RecordSource
  /** The reader's scope is narrower than the network: the list says so. Not by default. */
  isScoped?: boolean | undefined
  /** Stands in the field while nothing is chosen; "Name or code" by default. */
  placeholder?: string | undefined
}

export interface RecordPickerProps extends ControlProps, ValueProps<RecordId>, RecordPickerOptions {}

/** One station, pile, member ... of as many as there are: searched and paged on the server, its id on the wire. */
export function RecordPicker({ value, onChange, ...rest }: RecordPickerProps) {
  return (
    <RecordCombobox
      {...rest}
      isMany={false}
      ids={value == null || value === '' ? [] : [value]}
      onIds={(ids) => onChange(ids[0] ?? null)}
    />
  )
}

export interface RecordsPickerProps
  extends ControlProps,
    ValueProps<readonly RecordId[]>,
    RecordPickerOptions {}

/** Many stations, piles, members ... as chips: searched and paged on the server, their ids on the wire. */
export function RecordsPicker({ value, onChange, ...rest }: RecordsPickerProps) {
  return <RecordCombobox {...rest} isMany ids={value ?? []} onIds={onChange} />
}

interface RecordComboboxProps extends ControlProps, RecordPickerOptions {
  isMany: boolean
  ids: readonly RecordId[]
  onIds: (ids: readonly RecordId[]) => void
}

function RecordCombobox({ source, isScoped = false, placeholder, ids, onIds, ...rest }: RecordComboboxProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [search, setSearch] = useState<Search>({ isOpen: false })
  const wanted = search.text?.trim() ?? ''
  const { pages, more, retry } = useRecordPages(source, wanted, search.isOpen)
  const known = useKnownRecords(source, ids)

  // Until the answer comes, rows of the text before stay only where they fit: Enter must not choose what nobody meant.
  const isLate = pages.text !== wanted || pages.page === 0
  const options = useMemo(() => {
    const all = pages.rows.map(choiceOf)
    return isLate ? all.filter((choice) => matchesText(choice, wanted)) : all
  }, [pages.rows, isLate, wanted])
  const chosen = ids.map((id): Choice => {
    const row = known.recordOf(id)
    if (row) return choiceOf(row)
    return {
      value: id,
      label: say(known.isAsking ? recordTexts.waiting : recordTexts.unknown, { id: String(id) }),
    }
  })

  return (
    <ComboboxView
      {...rest}
      chosen={chosen}
      onChosen={(next) => {
        const picked = new Set(next.map((choice) => choice.value))
        remember(
          source,
          language,
          pages.rows.filter((row) => picked.has(row.id)),
        )
        onIds([...picked])
      }}
      options={options}
      search={search}
      onSearch={setSearch}
      onEnd={more}
      total={pages.total}
      placeholder={placeholder ?? say(recordTexts.search)}
      note={
        <>
          <RecordNote pages={pages} wanted={wanted} onRetry={retry} />
          {isScoped && <p>{say(recordTexts.scoped)}</p>}
        </>
      }
    />
  )
}

interface RecordNoteProps {
  pages: RecordPages
  wanted: string
  onRetry: () => void
}

/** Below the records: what is on its way, what went wrong, what is not shown. */
function RecordNote({ pages: { status, rows, total }, wanted, onRetry }: RecordNoteProps) {
  const say = useSay()
  const rest = total - rows.length

  return (
    <p role="status" data-waiting={status === 'loading' || undefined}>
      {status === 'loading' && say(recordTexts.loading)}
      {status === 'failed' && (
        <>
          {say(recordTexts.failed)}
          <Button size="small" onClick={onRetry}>
            {say(recordTexts.retry)}
          </Button>
        </>
      )}
      {status === 'ready' && rest > 0 && say(recordTexts.more, { count: rest })}
      {status === 'ready' &&
        rows.length === 0 &&
        (wanted ? say(recordTexts.nothing, { text: wanted }) : say(recordTexts.empty))}
    </p>
  )
}

function choiceOf({ id, label, detail }: RecordRow): Choice {
  return { value: id, label, detail }
}
