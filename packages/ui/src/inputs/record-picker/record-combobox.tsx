import { useMemo, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { type Choice, matchesText } from '../combobox/choice.ts'
import styles from '../combobox/combobox.module.css'
import { ComboboxView } from '../combobox/combobox-view.tsx'
import type { ControlProps } from '../fields/control-props.ts'
import { remember, useKnownRecords } from './known-records.ts'
import type { RecordPages } from './record-pages.ts'
import { recordTexts } from './record-picker.texts.ts'
import type { RecordId, RecordRow, RecordSource } from './record-source.ts'
import { useRecordPages } from './use-record-pages.ts'

export interface RecordPickerOptions {
  source: RecordSource
  /** The reader's scope is narrower than the network: the list says that it shows only what they may see. */
  isScoped?: boolean | undefined
  placeholder?: string | undefined
}

interface RecordComboboxProps extends ControlProps, RecordPickerOptions {
  isMany: boolean
  ids: readonly RecordId[]
  onIds: (ids: readonly RecordId[]) => void
}

/** What the pickers of one record and of many share. */
export function RecordCombobox({
  source,
  isScoped = false,
  placeholder,
  isMany,
  ids,
  onIds,
  ...rest
}: RecordComboboxProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { pages, more, retry } = useRecordPages(source, text, isOpen)
  const known = useKnownRecords(source, ids)

  const wanted = text.trim()
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
      isMany={isMany}
      chosen={chosen}
      onChosen={(next) => {
        const picked = new Set(next.map((choice) => choice.value))
        remember(
          source,
          language,
          pages.rows.filter((row) => picked.has(row.id)),
        )
        onIds(next.map((choice) => choice.value))
      }}
      options={options}
      text={text}
      onText={setText}
      isOpen={isOpen}
      onOpen={setOpen}
      onEnd={more}
      total={pages.total}
      placeholder={placeholder ?? say(recordTexts.search)}
      note={<RecordNote pages={pages} text={text} isScoped={isScoped} onRetry={retry} />}
    />
  )
}

interface RecordNoteProps {
  pages: RecordPages
  text: string
  isScoped: boolean
  onRetry: () => void
}

/** Below the records: what is on its way, what went wrong, what is not shown. */
function RecordNote({ pages, text, isScoped, onRetry }: RecordNoteProps) {
  const say = useSay()
  const rest = pages.total - pages.rows.length

  return (
    <>
      <p role="status" className={styles.note} data-waiting={pages.status === 'loading' || undefined}>
        {pages.status === 'loading' && say(recordTexts.loading)}
        {pages.status === 'failed' && (
          <>
            {say(recordTexts.failed)}
            <Button size="small" onClick={onRetry}>
              {say(recordTexts.retry)}
            </Button>
          </>
        )}
        {pages.status === 'ready' && rest > 0 && say(recordTexts.more, { count: rest })}
        {pages.status === 'ready' &&
          pages.rows.length === 0 &&
          (text.trim() ? say(recordTexts.nothing, { text: text.trim() }) : say(recordTexts.empty))}
      </p>
      {isScoped && <p className={styles.note}>{say(recordTexts.scoped)}</p>}
    </>
  )
}

function choiceOf({ id, label, detail }: RecordRow): Choice {
  return { value: id, label, detail }
}
